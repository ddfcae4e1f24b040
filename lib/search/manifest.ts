/** Files of the embedded search, as URL paths without the base path. */
export interface SearchManifest {
  worker: string;
  /** Index file of each version, keyed by version name. The latest version comes first. */
  indexes: Record<string, string>;
}
