/** Samples that nothing but the parser checks: page and reason, as the sample states it. */
export const UNCHECKED = [
  'content/docs/v2/customization/babel.mdx: @shopify/react-native-skia is only an example of a scoped package',
  'content/docs/v4/getting-started/installation.mdx: expo-router is not among the packages that samples are checked against',
  'content/docs/v4/getting-started/using-with-monorepos.mdx: @nx/expo is not among the packages that samples are checked against',
  'content/docs/v4/guides/custom-components.mdx: tailwind-merge is not among the packages that samples are checked against',
];
