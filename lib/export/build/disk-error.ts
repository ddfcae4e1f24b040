const FREE = 'Free some space on its disk, and build again.';
const ALLOW =
  'Let this user read and write there; if it is the export, OUT_DIR can name another folder.';
const INSIDE = 'If the export is a mounted folder, OUT_DIR can name a folder inside it.';

/** What to do about each refusal of the disk, by its code. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: FREE,
  EDQUOT: FREE,
  EROFS: ALLOW,
  EBUSY: INSIDE,
};
/** Refusals that may be about a file to read: what else was said stays. */
const refusals: Readonly<Record<string, string>> = { EACCES: ALLOW, EPERM: ALLOW };

const LINE = /\b(E[A-Z]+): .+/;

/** A message with what to do when the disk or its rights are the cause; of a full disk, the system’s own line is enough. */
export function toBuildMessage(message: string): string {
  const [line, code = ''] = LINE.exec(message) ?? [];
  if (fixes[code]) return `${line}\n  ${fixes[code]}`;
  return refusals[code] ? `${message}\n  ${refusals[code]}` : message;
}
