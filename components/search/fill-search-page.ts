/**
 * Fills the field of the search page with the query from the URL, before any text that the reader has already
 * typed. Call it once per page, because it prepends the query each time.
 */
export function fillSearchPage(): void {
  const field = document.querySelector<HTMLInputElement>('[data-feature="search-page"] input');
  if (!field) return;
  field.value = (new URLSearchParams(location.search).get('q') ?? '') + field.value;
}
