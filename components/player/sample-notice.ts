import { retry } from '@/content/messages/common';
import { playerPartMissing } from '@/content/messages/player';
import { isReachable } from '@/lib/browser/is-reachable';
import { toButton } from './editor/buttons';

/**
 * Notice about a problem with a live sample. The page script creates one for each sample and passes it to the
 * code that loads later. So messages can be shown even if that code fails to load.
 */
export class SampleNotice {
  constructor(
    private readonly element: HTMLElement,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Shows a message below the panes, with an optional button and the text of an error. Hides the notice if `text`
   * is empty.
   */
  show(text = '', button?: { label: string; act: () => void }, detail?: string): void {
    let output = this.element.querySelector<HTMLElement>('[data-problem]');
    if (!output && !text) return;
    if (!output) {
      output = document.createElement('div');
      output.dataset.problem = '';
      output.setAttribute('role', 'status');
      this.element.querySelector('[data-panes]')?.after(output);
    }
    output.hidden = !text;
    output.replaceChildren(text);
    if (button) output.append(' ', toButton(button.label, button.act));
    if (!detail) return;
    const small = document.createElement('small');
    small.textContent = detail;
    output.append(small);
  }

  /**
   * Shows that code or data for the sample failed to load, with a button that calls `act`. By default, the
   * button reloads the page, because browsers cache a failed module import until then.
   */
  tellMissing(error: unknown, act: () => void = reload): void {
    if (this.signal.aborted) return;
    console.error('A part of a live sample is missing.', error);
    this.show(playerPartMissing, { label: retry, act }, String(error));
  }

  /** Waits for a promise, such as a module import, and calls `tellMissing` if it rejects. */
  async expect(part: Promise<unknown>): Promise<void> {
    try {
      await part;
    } catch (error) {
      this.tellMissing(error);
    }
  }
}

/** Reloads the page if the server is reachable. */
async function reload(): Promise<void> {
  if (await isReachable(location.href)) location.reload();
}
