/** The version from which on something is there. */
export function Since({ version }: { version: string }) {
  return <span className="since">Since {version}</span>;
}
