/** A language that code may be written in. */
export interface Language {
  /** As the reader sees it. */
  label: string;
  /** The grammar that colors it; nothing for plain text. */
  grammar?: 'tsx' | 'typescript' | 'json' | 'css' | 'shellscript' | 'html' | 'markdown' | 'yaml';
  /** How its comments are written, as patterns around their text. */
  comments: Comment[];
}

type Comment = keyof typeof COMMENTS;

/** Whole-line comments by style; the text is the first group. */
export const COMMENTS = {
  line: /^\s*\/\/\s*(.*?)\s*$/,
  block: /^\s*\/\*\s*(.*?)\s*\*\/\s*$/,
  jsx: /^\s*\{\s*\/\*\s*(.*?)\s*\*\/\s*\}\s*$/,
  hash: /^\s*#\s*(.*?)\s*$/,
  markup: /^\s*<!--\s*(.*?)\s*-->\s*$/,
} as const;

const SCRIPT: Comment[] = ['line', 'block', 'jsx'];

/** The languages of fences by the names that authors write. */
export const LANGUAGES: Record<string, Language> = {
  tsx: { label: 'TSX', grammar: 'tsx', comments: SCRIPT },
  ts: { label: 'TypeScript', grammar: 'typescript', comments: SCRIPT },
  jsx: { label: 'JSX', grammar: 'tsx', comments: SCRIPT },
  js: { label: 'JavaScript', grammar: 'tsx', comments: SCRIPT },
  json: { label: 'JSON', grammar: 'json', comments: ['line', 'block'] },
  css: { label: 'CSS', grammar: 'css', comments: ['block'] },
  sh: { label: 'Terminal', grammar: 'shellscript', comments: ['hash'] },
  diff: { label: 'Diff', comments: [] },
  html: { label: 'HTML', grammar: 'html', comments: ['markup', ...SCRIPT] },
  md: { label: 'Markdown', grammar: 'markdown', comments: ['markup', 'jsx'] },
  yaml: { label: 'YAML', grammar: 'yaml', comments: ['hash'] },
  text: { label: 'Text', comments: [] },
};

/** The name of a language in lower case as long as it is known; nothing for others. */
export function toLanguageName(name: string): string | undefined {
  const plain = name.toLowerCase();
  return Object.hasOwn(LANGUAGES, plain) ? plain : undefined;
}
