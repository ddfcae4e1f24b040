/**
 * Lets Back close an open menu instead of leaving the page. It must be called before the router
 * listens, since a window calls its listeners in the order they came.
 */
export function startMenuBack(): () => void {
  let undoing = false;
  const onPopState = (event: PopStateEvent) => {
    const menu = document.querySelector<HTMLElement>('#menu:popover-open');
    if (!menu && !undoing) return;
    // The step is for nobody else, and neither is the one that takes it back.
    event.stopImmediatePropagation();
    undoing = !undoing;
    if (!undoing) return;
    menu?.hidePopover();
    history.go(1);
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}
