/** Writes the skill for coding agents: its folder, its ZIP file, and the indexes of skills. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { samePath } from '@/lib/config/paths';
import type { Content } from '@/lib/content/content';
import { readSkill, type SkillSettings } from '@/lib/content/entries/skill-settings';
import { siteVersion } from '@/lib/export/build/build-facts';
import { root } from '@/lib/export/build/project-paths';
import type { SearchFile } from '@/lib/export/build/search-files';
import { toNotice, toNotices } from '@/lib/export/notices/notices';
import { toZip } from '@/lib/export/offline/stable-zip';
import type { PackedIndex } from '@/lib/search/pack';
import { toAgentPages } from '@/lib/site/agents/agent-pages';
import {
  skillArchive,
  skillFolders,
  toEarlierSkillIndex,
  toSkillIndex,
} from '@/lib/site/agents/skill-index';
import {
  referenceFile,
  sectionsOf,
  skillFiles,
  toSkillLinks,
  toSkillText,
} from '@/lib/site/agents/skill-text';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { type TextPage, toTwin } from '@/lib/site/twins/text-pages';
import { type Forms, toMarkdown } from '@/lib/site/twins/to-markdown';
import { toAddresses } from '@/lib/site/twins/twin-urls';
import { type AgentData, programFiles } from './agent-data';
import { type SkillPrograms, skillPrograms } from './skill-programs';

/** Results of earlier build steps that the skill needs. */
export interface SkillSources {
  forms: Forms;
  /** Markdown versions of all pages. */
  texts: readonly TextPage[];
  /** Search index of each docs version, keyed by version name. */
  indexes: Readonly<Record<string, SearchFile>>;
}

/** Contents of the skill's files, keyed by path. */
type SkillFolder = Record<string, string>;

/** Writes the skill to the export in `dir`. Does nothing if the site has no skill. */
export async function writeSkill(
  dir: string,
  content: Content,
  sources: SkillSources,
): Promise<void> {
  const { config, folder: site } = content;
  const { skill } = readSkill(site);
  if (!skill) return;
  const files = await toSkillFolder(skill, content, sources);
  const zip = toZip(files);
  const sha256 = createHash('sha256').update(zip).digest('hex');
  const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const folder = `${skillFolders.files}/${skill.name}`;
  const written: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
    [`${skillFolders.files}/index.json`]: toJson(toEarlierSkillIndex(skill, Object.keys(files))),
    [skillArchive(skill)]: zip,
    [`${skillFolders.archive}/index.json`]: toJson(toSkillIndex(skill, config, sha256)),
  };
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

async function toSkillFolder(
  skill: SkillSettings,
  content: Content,
  { forms, texts, indexes }: SkillSources,
): Promise<SkillFolder> {
  const references = skill.references.map((path) => pageIn(texts, path));
  const programs = await skillPrograms(content);
  const inScripts = (name: string) => `${skillFiles.scripts}/${name}`;
  const scripts = {
    ...programs.files,
    ...(await classFiles(content)),
    [skill.look_up]: await lookUpProgram(skill, content),
    [programFiles.data]: JSON.stringify(await toData(skill, content, { texts, indexes, programs })),
  };
  return {
    [skillFiles.text]: await skillText(skill, content, { texts, references, forms }),
    [skillFiles.license]: await readFile(join(root, 'LICENSE'), 'utf8'),
    [skillFiles.notices]: toNotices(
      'The programs in this folder contain code of these packages:',
      programs.packages.map(toNotice),
    ),
    ...Object.fromEntries(references.map((page) => [referenceFile(page.path), toTwin(page)])),
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [inScripts(name), text])),
  };
}

interface TextSources {
  texts: readonly TextPage[];
  references: readonly TextPage[];
  forms: Forms;
}

async function skillText(
  skill: SkillSettings,
  { config, compile }: Content,
  { texts, references, forms }: TextSources,
): Promise<string> {
  const page = pageIn(texts, skill.page);
  const compiled = await compile(page.entry);
  const toUrl = toSkillLinks(skill, toAddresses(config).on(page.path));
  const rules = toMarkdown(sectionsOf(compiled, skill.sections), { forms, toUrl });
  return toSkillText({ skill, title: page.title, rules, references });
}

/** Resolves to the code block of the skill's page that looks up a class. Rejects if it is missing. */
async function lookUpProgram(
  { page, look_up: title }: SkillSettings,
  { docs, compile }: Content,
): Promise<string> {
  const entry = docs.find(({ path }) => samePath(path, page));
  const { fences = [] } = entry ? await compile(entry) : {};
  const fence = fences.find(({ meta }) => meta.title === title);
  if (!fence) throw new Error(`${page} has no code block with the title ${title}.`);
  return `${fence.code.trimEnd()}\n`;
}

/** Resolves to the class data of all versions that have some, keyed by file name. */
async function classFiles(content: Content): Promise<Record<string, string>> {
  const versions = content.config.versions.filter(({ classes }) => classes !== undefined);
  const files = versions.map(async ({ name }) => {
    const data = await toLookupData(content, name);
    return [classFile(name), JSON.stringify(data)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

function classFile(version: string): string {
  return `${version}.json`;
}

interface DataSources {
  texts: readonly TextPage[];
  indexes: SkillSources['indexes'];
  programs: SkillPrograms;
}

async function toData(
  { troubleshooting }: SkillSettings,
  content: Content,
  { texts, indexes, programs }: DataSources,
): Promise<AgentData> {
  const { title, url, basePath, versions } = content.config;
  return {
    title,
    siteVersion,
    origin: url,
    basePath,
    pages: await toAgentPages(content, texts),
    troubleshooting,
    versions: versions.map(({ name, label, isLast, classes }) => {
      const search: PackedIndex = JSON.parse(indexes[name]?.content ?? 'null');
      const library = programs.libraries[name];
      return {
        name,
        label,
        isLast,
        search,
        ...(classes !== undefined && { classes: classFile(name) }),
        ...(library && { library }),
      };
    }),
  };
}

function pageIn(texts: readonly TextPage[], path: string): TextPage {
  const page = texts.find((text) => samePath(text.path, path));
  if (!page) throw new Error(`The skill names ${path}, which is not a page.`);
  return page;
}
