import type { SiteConfig } from '@/lib/config/site';
import type { SkillSettings } from '@/lib/content/entries/skill-settings';

/**
 * Folder of the skill's files in the export, and the folder of its ZIP file, as URL paths without the base
 * path. Agents look for skills in these folders.
 */
export const skillFolders = {
  files: '/.well-known/skills',
  archive: '/.well-known/agent-skills',
} as const;

/** Format of the index, as the discovery draft 0.2.0 identifies it. */
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Returns the path of the skill's ZIP file, without the base path. */
export function skillArchive({ name }: Pick<SkillSettings, 'name'>): string {
  return `${skillFolders.archive}/${name}.zip`;
}

/**
 * Returns the index of skills in the format of the discovery draft 0.2.0. `sha256` is the hash of the ZIP
 * file, as hexadecimal digits.
 */
export function toSkillIndex(
  skill: SkillSettings,
  { basePath }: Pick<SiteConfig, 'basePath'>,
  sha256: string,
): object {
  const { name, description } = skill;
  const url = basePath + skillArchive(skill);
  const entry = { name, type: 'archive', description, url, digest: `sha256:${sha256}` };
  return { $schema: schema, skills: [entry] };
}

/**
 * Returns the index of skills in the format of the discovery draft 0.1.0, which lists the files of each skill.
 * `files` are their paths in the skill's folder.
 */
export function toEarlierSkillIndex(
  { name, description }: SkillSettings,
  files: readonly string[],
): object {
  return { skills: [{ name, description, files }] };
}
