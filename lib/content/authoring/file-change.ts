/** A change that an authoring command makes to a file of the site. */
export interface FileChange {
  /** Posix path relative to the site's folder. */
  file: string;
  /** New text of the file. With neither `text` nor `copyOf`, the file is deleted. */
  text: string | undefined;
  /** File of the site to copy instead of writing `text`. */
  copyOf?: string;
  /** Whether the file must not exist yet. */
  isNew?: boolean;
}
