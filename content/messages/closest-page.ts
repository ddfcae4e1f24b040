// Suggestions on the not-found page. They are loaded after the page.
/** Shown above the page whose path is most similar. */
export const notFoundClosest = 'Were you looking for this page?';
/** Shown for a URL with a version that the site does not cover. */
export const notFoundVersion = (versions: string[], product: string, absent: string) =>
  `This site covers ${versions.join(' and ')} of ${product}, not ${absent}.`;
/** Shown after `notFoundVersion` if the site has a page or section about that version. */
export const notFoundVersionPage = 'Read about {version}.';
