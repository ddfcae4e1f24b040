const FREE = 'Free some disk space, and build again.';
const ALLOW =
  'Give this user read and write access. If it is the export folder, OUT_DIR can name another one.';
const INSIDE = 'If the export is a mounted folder, OUT_DIR can name a folder inside it.';

/** Advice by error code. The rest of the message is reduced to the operating system's error line. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: FREE,
  EDQUOT: FREE,
  EROFS: ALLOW,
  EBUSY: INSIDE,
};
/**
 * Advice by error code for permission errors. It is shown with the full message, because the error may
 * concern a source file.
 */
const refusals: Readonly<Record<string, string>> = { EACCES: ALLOW, EPERM: ALLOW };

const LINE = /\b(E[A-Z]+): .+/;

/**
 * Adds advice to a failed build's error message when a disk or permission problem is the cause. For problems
 * such as a full disk, only the operating system's error line is kept. Returns other messages unchanged.
 */
export function toBuildMessage(message: string): string {
  const [line, code = ''] = LINE.exec(message) ?? [];
  if (fixes[code]) return `${line}\n  ${fixes[code]}`;
  return refusals[code] ? `${message}\n  ${refusals[code]}` : message;
}
