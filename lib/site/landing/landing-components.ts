/** The components that a landing page may use; the styles of all others would weigh more than its own. */
export const landingComponents = [
  'Admonition',
  'Card',
  'Cards',
  'CodeBlock',
  'Steps',
  'TabItem',
  'Tabs',
] as const;
