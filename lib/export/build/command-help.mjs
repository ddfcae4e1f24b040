/**
 * Formats the help of commands. It is plain JavaScript because `npm start` and `npm test` print their help
 * before any package is installed.
 */

const HELP = ['--help', 'print this text'];

/** Returns the help of a command: its usage, what it does, its flags, and its exit codes. */
export function toHelp({ usage, about, flags = {}, failure = 'it failed' }) {
  const rows = [...Object.entries(flags).map(([name, text]) => [`--${name}`, text]), HELP];
  const codes = [
    ['0', 'it succeeded'],
    ['1', failure],
    ['2', 'an argument is unknown, missing, or invalid'],
  ];
  return `Usage: ${usage}\n\n${about}\n\nFlags\n${toColumns(rows)}\n\nExit codes\n${toColumns(codes)}`;
}

/** Whether a command's arguments ask for its help. */
export function asksForHelp(args) {
  return args.includes('--help') || args.includes('-h');
}

function toColumns(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  const indent = `\n${' '.repeat(width + 4)}`;
  return rows
    .map(([name, text]) => `  ${name.padEnd(width)}  ${text.replaceAll('\n', indent)}`)
    .join('\n');
}
