/**
 * Renders an inline script at the end of a content element. The script shows the initial state of the element
 * before the first paint, which the custom element would set only later. Renders nothing in development,
 * where React renders the content and does not run scripts after a client-side navigation.
 */
export function EarlyScript({ code }: { code: string }) {
  if (process.env.NODE_ENV === 'development') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
