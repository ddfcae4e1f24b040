import { actionButton, element } from '@/components/classes/lookup/piece-in-dom';
import type { ReportSource } from '@/components/classes/lookup/report-source';
import {
  folderCancel,
  folderCanceled,
  folderEmpty,
  folderProgress,
  folderReading,
  folderSkipped,
  folderSkippedDeclarations,
  folderSkippedFolders,
  folderSkippedOthers,
  folderThemed,
  folderTooMany,
  folderUnchecked,
  folderUncheckedDefault,
} from '@/content/messages/folder-check';
import { toCheckResult } from '@/lib/classes/check/check-result';
import { errorMessage } from '@/lib/classes/check/error-message';
import type { FolderFileCheck } from '@/lib/classes/check/folder-check';
import { type SkippedCounts, toFolderSelection } from '@/lib/classes/check/folder-selection';
import type { FolderContent } from '@/lib/player/folder/folder-protocol';
import { collectFiles, type FolderSource, MOST_FOUND } from './collect-files';
import { checkInWorker } from './folder-client';
import { type FolderOutcome, showFolder } from './folder-view';

/** Elements that show the check of a folder, and the functions that it needs. */
interface FolderParts {
  /** Live region for messages. */
  output: HTMLElement;
  view: HTMLElement;
  source: ReportSource;
  /** Name of the docs version. */
  version: string;
  /** Closes the results. */
  leave(): void;
  signal: AbortSignal;
}

/** Checks the files that the reader has dropped or chosen, and shows the progress and the results. */
export async function showFolderCheck(
  sources: readonly FolderSource[],
  { output, view, source, version, leave, signal }: FolderParts,
): Promise<void> {
  const say = (words: string) => output.replaceChildren(words);
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  const bar = document.createElement('progress');
  const cancel = actionButton(folderCancel, () => stop.abort());
  // A download that goes on after the check has been canceled still reports its progress.
  const report = (words: string) => {
    if (!stop.signal.aborted) say(words);
  };
  const showProgress = (done: number, total: number, words = '') => {
    bar.max = total;
    bar.value = done;
    bar.ariaLabel = folderProgress(done, total);
    report([bar.ariaLabel, words].filter(Boolean).join('. '));
  };
  view.replaceChildren(bar, element('p', cancel));
  bar.ariaLabel = folderReading;
  say(folderReading);
  try {
    const outcome = await check(sources, {
      say: report,
      showProgress,
      source,
      version,
      signal: stop.signal,
    });
    if (signal.aborted) return;
    showFolder(view, outcome, { say, leave });
  } catch (error) {
    if (signal.aborted) return;
    view.replaceChildren();
    say(stop.signal.aborted ? folderCanceled : errorMessage(error));
  }
}

interface Progress extends Pick<FolderParts, 'source' | 'version' | 'signal'> {
  say(words: string): void;
  showProgress(done: number, total: number, words?: string): void;
}

async function check(
  sources: readonly FolderSource[],
  { say, showProgress, source, version, signal }: Progress,
): Promise<FolderOutcome> {
  const { found, notices: unread, isCut } = await collectFiles(sources, { say, signal });
  signal.throwIfAborted();
  const { files, notices, leftOut, skipped } = toFolderSelection(found);
  if (files.length + notices.length + unread.length === 0) throw new Error(folderEmpty);
  const contents = files.flatMap(({ path, content }): FolderContent[] =>
    content ? [{ path, content }] : [],
  );
  const isThemed = source.hasTheme();
  const checked: FolderFileCheck[] = [];
  const progress = (words?: string) => showProgress(checked.length, contents.length, words);
  progress();
  await checkInWorker(contents, {
    source,
    version,
    signal,
    say: progress,
    onChecked(file) {
      checked.push(file);
      progress();
    },
  });
  checked.sort((a, b) => (a.check.name < b.check.name ? -1 : 1));
  const result = toCheckResult(
    checked.map(({ check }) => check),
    [...unread, ...notices],
  );
  const skippedText = toSkippedText(skipped);
  const unchecked = document.querySelector('[data-own-theme]')
    ? folderUnchecked
    : folderUncheckedDefault;
  return {
    result,
    checked,
    leftOut,
    skipped,
    remarks: [
      ...(isThemed ? [folderThemed] : []),
      ...(result.unchecked > 0 ? [unchecked(result.unchecked)] : []),
      ...(skippedText ? [folderSkipped(skippedText)] : []),
      ...(isCut ? [folderTooMany(MOST_FOUND)] : []),
    ],
  };
}

function toSkippedText({ folders, declarations, others }: SkippedCounts): string {
  const parts = [
    ...(folders > 0 ? [folderSkippedFolders(folders)] : []),
    ...(declarations > 0 ? [folderSkippedDeclarations(declarations)] : []),
    ...(others > 0 ? [folderSkippedOthers(others)] : []),
  ];
  return new Intl.ListFormat('en-US').format(parts);
}
