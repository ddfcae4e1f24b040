import { useLayoutEffect } from 'react';

/** Gives the page a title of its own for as long as it is shown, also when its first one arrives late. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
