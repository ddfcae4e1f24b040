/** Whether a file is JavaScript or TypeScript, according to its extension. `name` can be a path. */
export function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}

/** Whether checks skip a folder. They skip `node_modules` and folders whose names start with a dot. */
export function isSkippedFolder(name: string): boolean {
  return name === 'node_modules' || name.startsWith('.');
}
