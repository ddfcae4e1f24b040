/** Writes the skill for coding agents to an export. Does nothing, because it is about classes. */
export async function writeSkill(..._of: unknown[]): Promise<void> {}
