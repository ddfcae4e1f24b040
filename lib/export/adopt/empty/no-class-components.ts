/** Components in MDX that need class data, which this site does not have. The check of the content reports them. */
export const classComponents = {
  ClassLookup: refuse,
  ClassTable: refuse,
  Platforms: refuse,
  Player: refuse,
  Support: refuse,
  ThemePalette: refuse,
  UtilityIndex: refuse,
  Variants: refuse,
};

function refuse(): never {
  throw new Error('This site has no class data and no live samples.');
}
