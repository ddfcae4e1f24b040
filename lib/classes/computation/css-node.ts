/** PostCSS node in the CSS that Tailwind generates, with the fields that are used here. */
export interface CssNode {
  type: 'rule' | 'atrule' | 'decl' | 'comment';
  name?: string;
  params?: string;
  selector?: string;
  prop?: string;
  value?: string;
  important?: boolean;
  nodes?: CssNode[];
  /** Metadata from Tailwind, with the class that a rule was generated for. */
  raws?: { tailwind?: { candidate?: string } };
  clone(): CssNode;
}

/** Root node of a style sheet that PostCSS has parsed. */
export interface CssRoot {
  nodes: CssNode[];
  toString(): string;
}
