/** A language for code blocks. */
export interface Language {
  /** Name shown to readers. */
  label: string;
  /** Grammar for highlighting; undefined for plain text. */
  grammar?: 'tsx' | 'typescript' | 'json' | 'css' | 'shellscript' | 'html' | 'markdown' | 'yaml';
  /** Styles of comments in the language. */
  comments: Comment[];
}

type Comment = keyof typeof COMMENTS;

/** Patterns for whole-line comments, by style. The first group is the comment text. */
export const COMMENTS = {
  line: /^\s*\/\/\s*(.*?)\s*$/,
  block: /^\s*\/\*\s*(.*?)\s*\*\/\s*$/,
  jsx: /^\s*\{\s*\/\*\s*(.*?)\s*\*\/\s*\}\s*$/,
  hash: /^\s*#\s*(.*?)\s*$/,
  markup: /^\s*<!--\s*(.*?)\s*-->\s*$/,
} as const;

const SCRIPT: Comment[] = ['line', 'block', 'jsx'];

/** Supported languages by the names that authors write. */
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

/** Returns the name of a supported language in lowercase; undefined for others. */
export function toLanguageName(name: string): string | undefined {
  const plain = name.toLowerCase();
  return Object.hasOwn(LANGUAGES, plain) ? plain : undefined;
}
