import { readStored, subscribeStored } from '@/lib/browser/storage';
import { appThemeKey } from '@/lib/browser/storage-keys';

/** Calls `start` once the reader has a theme, which can be set in another tab. After a failure, tries again. */
export function startWithTheme(start: () => Promise<void>, signal: AbortSignal): void {
  let isStarted = false;
  const begin = () => {
    if (isStarted || readStored(appThemeKey) === null) return;
    isStarted = true;
    start().catch(() => {
      isStarted = false;
    });
  };
  signal.addEventListener('abort', subscribeStored(appThemeKey, begin));
  begin();
}
