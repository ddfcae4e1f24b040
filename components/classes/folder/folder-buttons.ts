import { folderFiles } from '@/.generated/folder-files';
import { actionButton, element } from '@/components/classes/lookup/piece-in-dom';
import type { ReportSource } from '@/components/classes/lookup/report-source';
import { classCheckMissing } from '@/content/messages/classes';
import { folderChoose, folderChooseFiles, folderOffer } from '@/content/messages/folder-offer';
import type { FolderSource } from './collect-files';

/** Events of the check of a folder, and the functions that provide its data. */
interface FolderEvents {
  source: ReportSource;
  /** Name of the docs version. */
  version: string;
  /** Called when a check starts. It shows its results instead of the report. */
  onOpen(): void;
  /** Called when the reader closes the results. */
  onClose(): void;
  signal: AbortSignal;
}

/** Check of a folder whose results are shown. */
interface OpenCheck {
  files: readonly FolderSource[];
  parts: HTMLElement[];
  stop: AbortController;
}

/**
 * Adds buttons to the form that open a file dialog, and accepts files that the reader drops on the form. Both load
 * the code of the check. Adds nothing on a site without live samples, which does not publish the worker. Returns
 * functions that close the results, find out whether they are open, and check the same files again.
 */
export function startFolderButtons(form: HTMLFormElement, events: FolderEvents) {
  const { source, version, onOpen, onClose, signal } = events;
  let open: OpenCheck | undefined;
  const close = () => {
    open?.stop.abort();
    for (const part of open?.parts ?? []) part.remove();
    open = undefined;
  };
  const check = async (files: readonly FolderSource[]) => {
    if (files.length === 0) return;
    close();
    onOpen();
    const output = element('output');
    output.ariaLive = 'polite';
    const view = element('div');
    view.className = form.querySelector('output + div')?.className ?? '';
    const stop = new AbortController();
    open = { files, parts: [output, view], stop };
    form.append(output, view);
    try {
      const { showFolderCheck } = await import('./check-folder');
      const leave = () => {
        close();
        onClose();
        offer.querySelector('button')?.focus();
      };
      await showFolderCheck(files, {
        output,
        view,
        source,
        version,
        leave,
        signal: stop.signal,
      });
    } catch {
      output.replaceChildren(classCheckMissing);
    }
  };
  const offer = toOffer(check);
  if (folderFiles.worker) {
    form.querySelector('output')?.before(offer);
    acceptFiles(form, check, signal);
  }
  signal.addEventListener('abort', () => {
    close();
    offer.remove();
  });
  return { close, isOpen: () => open !== undefined, repeat: () => check(open?.files ?? []) };
}

type Check = (files: readonly FolderSource[]) => Promise<void>;

/** Returns a paragraph with the buttons. */
function toOffer(check: Check): HTMLElement {
  const offer = element(
    'p',
    folderOffer,
    actionButton(folderChoose, () => chooseFiles(true, check)),
    actionButton(folderChooseFiles, () => chooseFiles(false, check)),
  );
  offer.dataset.folder = '';
  return offer;
}

/** Opens a file dialog for a folder, or for files. */
function chooseFiles(isFolder: boolean, check: Check): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  if (isFolder) input.webkitdirectory = true;
  else input.accept = '.tsx,.jsx,.ts,.js,.zip';
  input.addEventListener('change', () => check([...(input.files ?? [])]));
  input.click();
}

function acceptFiles(form: HTMLFormElement, check: Check, signal: AbortSignal): void {
  const mark = (isOver: boolean) => form.toggleAttribute('data-over', isOver);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  };
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) mark(false);
  };
  const drop = (event: DragEvent) => {
    mark(false);
    // The entries can only be read during the event.
    const files = [...(event.dataTransfer?.items ?? [])].flatMap((item) =>
      item.kind === 'file' ? (item.webkitGetAsEntry() ?? item.getAsFile() ?? []) : [],
    );
    if (files.length === 0) return;
    event.preventDefault();
    check(files);
  };
  form.addEventListener('dragover', over, { signal });
  form.addEventListener('dragleave', leave, { signal });
  form.addEventListener('drop', drop, { signal });
}
