import { playerFiles } from '@/.generated/player';
import { ownThemeFiles } from '@/components/classes/app-theme/own-theme-files';
import { toOwnLink } from '@/components/player/own-code';
import { classCheckPlayground } from '@/content/messages/classes';
import { packFiles, shareLink } from '@/lib/player/share';

/** Matches code that the playground can run. Lists of classes and parts of a component have no exports. */
const IS_MODULE = /\bexport default\b/;

interface CheckedText {
  /** Name of the file with the text. */
  file: string;
  text: string;
  /** Version of NativeWind that the text was checked with, such as `v4`. */
  library: string | undefined;
  /** Whether the text may come from a shared link. If so, the playground waits for a click before it runs the text. */
  isShared: boolean;
}

/**
 * Returns a link that opens a checked text in the playground, with the files of the reader's theme. When the
 * reader comes back, the text is in the field again. Undefined if the playground cannot run the text, or if the
 * site has no playground for this version of NativeWind.
 */
export function toPlaygroundLink({
  file,
  text,
  library,
  isShared,
}: CheckedText): HTMLElement | undefined {
  if (library !== playerFiles.library || !IS_MODULE.test(text)) return undefined;
  const files = { [file]: text, ...ownThemeFiles() };
  const link = document.createElement('a');
  link.href = isShared ? shareLink(files) : toOwnLink(files);
  link.textContent = classCheckPlayground;
  link.addEventListener('click', () =>
    history.replaceState(history.state, '', `#code=${packFiles({ [file]: text })}`),
  );
  return link;
}
