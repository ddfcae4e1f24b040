/** Prepares a run that compares pictures of pages. Rejects, because this site has no such pictures. */
export async function prepareRendering(..._of: unknown[]): Promise<void> {
  throw new Error('This site has no pictures to compare.');
}
