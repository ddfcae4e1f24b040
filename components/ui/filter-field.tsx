/**
 * Renders a search field that filters a list on the page. It is disabled until a script enables it, unless the
 * script shows the form around it.
 */
export function FilterField({ label, disabled }: { label: string; disabled?: boolean }) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      spellCheck={false}
      disabled={disabled}
    />
  );
}
