import type { z } from 'zod';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { list, object, pattern, text } from '@/lib/config/source/schema-fields';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { validate } from './front-matter';
import { parseYaml, type YamlData } from './yaml';

const file = 'content/skill.yml';
const path = pattern(/^\//, 'a URL path that starts with a slash');

/** Schema for `skill.yml`, the settings of the skill that the site publishes for coding agents. */
export const skillFile = object(
  {
    /** Name of the skill and of its folder, such as `acme-grid-1`. */
    name: pattern(
      /^(?=.{1,64}$)[a-z\d]+(?:-[a-z\d]+)*$/,
      'up to 64 characters of a-z, 0-9, and single hyphens',
    ),
    /** Purpose of the skill, and when to use it. Agents choose skills by this text. */
    description: text('a text of up to 1,024 characters', 1024),
    /** Requirements of the skill, such as a version of Node.js. */
    compatibility: text('a text of up to 500 characters', 500),
    /** Page with the rules. */
    page: path,
    /** Ids of the headings on the page whose sections are the rules, in the order of the skill. */
    sections: list(text(), 'a list of ids of headings'),
    /** Title of the code block on the page that looks up a class. It is also the name of its file. */
    look_up: pattern(/^[\w-]+\.mjs$/, 'a file name such as look-up.mjs'),
    /** Pages that are part of the skill as Markdown. */
    references: list(path, 'a list of pages'),
    /** Pages about error messages. */
    troubleshooting: list(path, 'a list of pages'),
  },
  'the settings of the skill',
);

/** Settings of the skill for coding agents. */
export type SkillSettings = z.infer<typeof skillFile>;

/** Settings of the skill, and the links and errors in their file. */
export interface ReadSkill {
  /** Undefined when the site has no skill, or when its settings are invalid. */
  skill?: SkillSettings;
  /** Pages and sections that the settings name. */
  links: { href: string; file: string; position: Position | undefined }[];
  errors: ContentError[];
}

/** Reads the settings of the skill. Returns none when `skill.yml` does not exist or is invalid. */
export function readSkill(site: string): ReadSkill {
  const none: ReadSkill = { links: [], errors: [] };
  if (!fileExists(site, file)) return none;
  try {
    const yaml = parseYaml(readText(site, file), file);
    const { value, errors } = validate(skillFile, yaml, file);
    return errors ? { ...none, errors } : { skill: value, links: toLinks(value, yaml), errors: [] };
  } catch (error) {
    if (error instanceof ContentError) return { ...none, errors: [error] };
    throw error;
  }
}

function toLinks(skill: SkillSettings, { positionOf }: YamlData): ReadSkill['links'] {
  const { page, sections, references, troubleshooting } = skill;
  const link = (href: string, ...at: PropertyKey[]) => ({ href, file, position: positionOf(at) });
  return [
    link(page, 'page'),
    ...sections.map((id, index) => link(`${page}#${id}`, 'sections', index)),
    ...references.map((href, index) => link(href, 'references', index)),
    ...troubleshooting.map((href, index) => link(href, 'troubleshooting', index)),
  ];
}
