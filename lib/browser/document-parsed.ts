/** Runs the task once the document has been parsed, immediately if it already is. The signal cancels it. */
export function onDocumentParsed(task: () => void, signal?: AbortSignal): void {
  if (document.readyState !== 'loading') task();
  else document.addEventListener('DOMContentLoaded', task, { ...(signal && { signal }) });
}
