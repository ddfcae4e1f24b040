/** Runs the task once the whole document is there: at once, or when the browser has read it. The signal takes it back. */
export function whenRead(task: () => void, signal?: AbortSignal): void {
  if (document.readyState !== 'loading') task();
  else document.addEventListener('DOMContentLoaded', task, { ...(signal && { signal }) });
}
