/**
 * Runs the task once the document has been parsed, or immediately if it already is. Aborting the signal
 * cancels a task that has not started.
 */
export function onDocumentParsed(task: () => void, signal?: AbortSignal): void {
  if (document.readyState !== 'loading') task();
  else document.addEventListener('DOMContentLoaded', task, { ...(signal && { signal }) });
}
