/** The link to where the text of a page is edited, in the footer of its article. */
export function EditLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      Edit this page
    </a>
  );
}
