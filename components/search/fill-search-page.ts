/** Puts the query of the address into the field of the search page, in front of what readers have typed; once a page. */
export function fillSearchPage(): void {
  const field = document.querySelector<HTMLInputElement>('[data-feature="search-page"] input');
  if (!field) return;
  field.value = (new URLSearchParams(location.search).get('q') ?? '') + field.value;
}
