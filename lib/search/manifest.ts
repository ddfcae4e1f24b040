/** Where the files of the embedded search are; URL paths without base path. */
export interface SearchManifest {
  worker: string;
  /** The index of each version by its name, the latest first. */
  indexes: Record<string, string>;
}
