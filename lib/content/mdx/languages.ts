/** A language that code blocks may have. */
export interface Language {
  /** Name shown to readers. */
  label: string;
  /** Shiki grammar for syntax highlighting. Undefined for a language without highlighting. */
  grammar?: 'tsx' | 'typescript' | 'json' | 'css' | 'shellscript' | 'html' | 'markdown' | 'yaml';
  /** Comment styles in which authors may write magic comments such as `highlight-next-line`. */
  comments: Comment[];
}

type Comment = keyof typeof COMMENTS;

/**
 * Patterns for comments that fill a line, keyed by comment style. The first group is the text of the comment.
 */
export const COMMENTS = {
  line: /^\s*\/\/\s*(.*?)\s*$/,
  block: /^\s*\/\*\s*(.*?)\s*\*\/\s*$/,
  jsx: /^\s*\{\s*\/\*\s*(.*?)\s*\*\/\s*\}\s*$/,
  hash: /^\s*#\s*(.*?)\s*$/,
  markup: /^\s*<!--\s*(.*?)\s*-->\s*$/,
} as const;

const SCRIPT: Comment[] = ['line', 'block', 'jsx'];

/** Supported languages, keyed by the names that authors write after the opening fence. */
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

/** Returns the name of a language in lowercase, or undefined when the language is not supported. */
export function toLanguageName(name: string): string | undefined {
  const plain = name.toLowerCase();
  return Object.hasOwn(LANGUAGES, plain) ? plain : undefined;
}
