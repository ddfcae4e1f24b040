/** What a command does to a file of the site. */
export interface FileChange {
  /** Posix path from the site's folder. */
  file: string;
  /** The new text; a file without one is removed. */
  text: string | undefined;
  /** The file of the site that is copied, in place of a text. */
  copyOf?: string;
  /** The file must not be there before. */
  isNew?: boolean;
}
