const FREE = 'Free some space on its disk, and build again.';
const ALLOW = 'Let this user write there, or set OUT_DIR to another folder.';

/** What to do about each refusal of the system to write, by its code. */
const fixes: Readonly<Record<string, string>> = {
  ENOSPC: FREE,
  EDQUOT: FREE,
  EROFS: ALLOW,
  EACCES: ALLOW,
  EPERM: ALLOW,
};

const LINE = new RegExp(`\\b(${Object.keys(fixes).join('|')}): .+`);

/** A message that says that a file could not be written, as the system’s own line and what to do; any other as it is. */
export function toBuildMessage(message: string): string {
  const [line, code = ''] = LINE.exec(message) ?? [];
  return line ? `${line}\n  ${fixes[code]}` : message;
}
