/** Whether a file is a script, so that it can have classes. `name` can be a path. */
export function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}

/** Whether a check skips a folder with this name: `node_modules`, and names that start with a dot. */
export function isSkippedFolder(name: string): boolean {
  return name === 'node_modules' || name.startsWith('.');
}
