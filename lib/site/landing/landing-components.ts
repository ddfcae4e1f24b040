/**
 * MDX components allowed on a landing page. Others are excluded because the CSS of all components would be
 * larger than the page's own CSS.
 */
export const landingComponents = [
  'Admonition',
  'Card',
  'Cards',
  'CodeBlock',
  'Steps',
  'TabItem',
  'Tabs',
] as const;
