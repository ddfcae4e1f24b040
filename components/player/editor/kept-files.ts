import type { SampleFiles } from '@/lib/player/protocol';

/** What readers have changed in this visit, by sample: it is there when they come back to the page. */
const kept = new Map<string, SampleFiles>();

/** Remembers changed files; none forgets them. The browser asks before a visit with changes ends. */
export function keepFiles(sample: string, files: SampleFiles | undefined): void {
  if (files) kept.set(sample, files);
  else kept.delete(sample);
  window.removeEventListener('beforeunload', ask);
  if (kept.size > 0) window.addEventListener('beforeunload', ask);
}

/** The changed files of a sample. */
export function keptFiles(sample: string): SampleFiles | undefined {
  return kept.get(sample);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
