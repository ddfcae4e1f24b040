/** Samples that nothing but the parser checks: page and reason, as the sample states it. */
export const UNCHECKED = [
  'content/docs/v2/customization/babel.mdx: @shopify/react-native-skia is only an example of a scoped package',
];
