/** Does nothing, because the skill for coding agents is about classes. */
export async function writeSkill(..._of: unknown[]): Promise<void> {}
