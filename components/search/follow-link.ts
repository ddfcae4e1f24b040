/** Goes to a URL as a click on a link would, so that the shell's navigation takes it over. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
