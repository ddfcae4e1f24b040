const FREE = 'Free some disk space, and build again.';
const ALLOW =
  'Give this user read and write access. If it is the export folder, OUT_DIR can name another one.';
const INSIDE = 'If the export is a mounted folder, OUT_DIR can name a folder inside it.';

/** Advice by error code. Only the error line of the system is shown with it. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: FREE,
  EDQUOT: FREE,
  EROFS: ALLOW,
  EBUSY: INSIDE,
};
/** Advice by error code for errors that may concern a source file. The full message is shown with it. */
const refusals: Readonly<Record<string, string>> = { EACCES: ALLOW, EPERM: ALLOW };

const LINE = /\b(E[A-Z]+): .+/;

/**
 * Adds advice to the message of a failed build when the disk or its permissions are the cause. For errors
 * such as a full disk, only the system's error line is kept. Other messages are returned unchanged.
 */
export function toBuildMessage(message: string): string {
  const [line, code = ''] = LINE.exec(message) ?? [];
  if (fixes[code]) return `${line}\n  ${fixes[code]}`;
  return refusals[code] ? `${message}\n  ${refusals[code]}` : message;
}
