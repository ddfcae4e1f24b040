import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { readSkill, type SkillSettings } from '@/lib/content/entries/skill-settings';
import { skillArchive } from '@/lib/site/agents/skill-index';
import { exportedSite } from './offline-copy';

/** Returns the settings of the site's skill. Throws if the site has none. */
export function skillSettings(): SkillSettings {
  const { skill } = readSkill('.');
  if (!skill) throw new Error('The site has no skill.');
  return skill;
}

/** Returns the bytes of the skill's ZIP file in the export. */
export function skillZip(): Buffer {
  return readFileSync(join(exportedSite, skillArchive(skillSettings())));
}

/** Unpacks the skill into a new folder outside of the repository, as an installer does. Returns its path. */
export function unpackSkill(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'skill-')), skillSettings().name);
  for (const [name, bytes] of Object.entries(unzipSync(skillZip()))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}
