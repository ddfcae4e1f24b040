/** Description of a command for its help. */
export interface CommandHelp {
  /** How the command is called, such as `npm run serve -- [--port 3000]`. */
  usage: string;
  /** Sentences that describe what the command does. */
  about: string;
  /** Descriptions of the flags, keyed by name without hyphens. */
  flags?: Readonly<Record<string, string>>;
  /** When the command exits with 1. The default is `it failed`. */
  failure?: string;
}

export function toHelp(command: CommandHelp): string;
export function asksForHelp(args: readonly string[]): boolean;
