/** Who answers: the hosted provider or the index of the site itself. */
export type EngineName = 'hosted' | 'embedded';

/** How readers are told who answers. */
export const engines: Readonly<Record<EngineName, { label: string; href: string }>> = {
  hosted: { label: 'Algolia', href: 'https://www.algolia.com/' },
  embedded: { label: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
};
