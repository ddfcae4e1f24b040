/**
 * A script of ours that shows before the first paint what an element of the content shows later; it
 * stands at the end of that element. In development React renders the content and refuses scripts
 * after a client navigation, so the element does it alone.
 */
export function EarlyScript({ code }: { code: string }) {
  if (process.env.NODE_ENV === 'development') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
