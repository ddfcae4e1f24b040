/** A change to a file of the site, planned by an authoring command such as `npm run new`. */
export interface FileChange {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  /** New text of the file. If neither `text` nor `copyOf` is set, the file is deleted. */
  text: string | undefined;
  /** Path of an existing file that is copied to `file`. Used instead of `text`. */
  copyOf?: string;
  /** Whether the change creates the file, which must not exist yet. */
  isNew?: boolean;
}
