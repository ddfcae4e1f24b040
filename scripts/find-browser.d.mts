/** What the search for a browser reads and runs on a machine. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  platform: string;
  /** Path at which Playwright expects its Chromium, which may not exist. */
  playwrightPath: string;
  exists(path: string): boolean;
  /** Returns the names in a folder. Empty if there is no such folder. */
  list(folder: string): string[];
  /** Returns what a program prints with `--version`. Undefined if it fails. */
  versionOf(path: string): string | undefined;
  /** Installs Debian packages as root on Debian. Returns whether it succeeded. */
  installByApt(packages: readonly string[]): boolean;
  /** Downloads Playwright's headless shell. Resolves to whether it succeeded. */
  download(): Promise<boolean>;
  error(message: string): void;
}

export function findBrowser(machine: Machine): Promise<string | undefined>;
export function onPath(machine: Pick<Machine, 'env' | 'platform'>, programs: string[]): string[];
