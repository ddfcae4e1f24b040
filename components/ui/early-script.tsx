/**
 * Renders an inline script at the end of a custom element. The script applies the element's initial state
 * before the first paint. The custom element itself starts later. Renders nothing in development, where React
 * renders the content and does not run scripts after a client-side navigation.
 */
export function EarlyScript({ code }: { code: string }) {
  if (process.env.NODE_ENV === 'development') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
