/**
 * Fills the search page's field with the query from the URL. Text that the reader has already typed stays
 * after it. Call this once per page, because it prepends the query each time.
 */
export function fillSearchPage(): void {
  const field = document.querySelector<HTMLInputElement>('[data-feature="search-page"] input');
  if (!field) return;
  field.value = (new URLSearchParams(location.search).get('q') ?? '') + field.value;
}
