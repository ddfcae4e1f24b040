import { playerFiles } from '@/.generated/player';
import { withBasePath } from '@/lib/shell/base-path';

let loading: Promise<void> | undefined;

/** Loads the styles of panels and editor, once; a failure leaves them plain. */
export function loadToolStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = withBasePath(playerFiles.tools);
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
  return loading;
}
