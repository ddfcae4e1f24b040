import { retry } from '@/content/messages/common';
import { playerPartMissing } from '@/content/messages/player';
import { isReachable } from '@/lib/browser/is-reachable';
import { toButton } from './editor/buttons';

/**
 * What a live sample says when something is wrong with it. The script of the page makes one for each
 * sample and hands it on to what comes later, so its words are there when that does not come.
 */
export class SampleNotice {
  constructor(
    private readonly element: HTMLElement,
    private readonly signal: AbortSignal,
  ) {}

  /** Shows a sentence, a button and an error's own text above the tools; without a sentence it removes them. */
  show(text = '', button?: { label: string; act: () => void }, detail?: string): void {
    let output = this.element.querySelector<HTMLElement>('[data-problem]');
    if (!output && !text) return;
    if (!output) {
      output = document.createElement('div');
      output.dataset.problem = '';
      output.setAttribute('role', 'status');
      this.element.querySelector('[data-bar]')?.before(output);
    }
    output.hidden = !text;
    output.replaceChildren(text);
    if (button) output.append(' ', toButton(button.label, button.act));
    if (!detail) return;
    const small = document.createElement('small');
    small.textContent = detail;
    output.append(small);
  }

  /** Says that something did not come. Browsers remember that a module failed until the page is reloaded. */
  tellMissing(error: unknown, act: () => void = reload): void {
    if (this.signal.aborted) return;
    console.error('A part of a live sample is missing.', error);
    this.show(playerPartMissing, { label: retry, act }, String(error));
  }

  /** Waits for what a sample loads later, and for what is done with it; says so when that fails. */
  async expect(part: Promise<unknown>): Promise<void> {
    try {
      await part;
    } catch (error) {
      this.tellMissing(error);
    }
  }
}

/** Loads the page anew where that brings it back. */
async function reload(): Promise<void> {
  if (await isReachable(location.href)) location.reload();
}
