/** Resolves to the packages in programs with separate settings. Empty, because this site has no such programs. */
export async function packagesOfPrograms(..._of: unknown[]): Promise<string[]> {
  return [];
}
