'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './dropdown.module.css';

interface Props {
  /** What the toggle shows. */
  label: ReactNode;
  /** Where a click on the toggle leads; a toggle without a target only opens the menu. */
  href?: string;
  align?: 'start' | 'end';
  /** The entries, as `li` elements with one link each. */
  children: ReactNode;
}

/**
 * A toggle with a menu of links below it. It opens on hover, on Enter, Space or Arrow Down, and by
 * touch; Escape, leaving and a press outside close it. Before React starts it opens by CSS, by a
 * tap as well: what is open then stays open.
 */
export function Dropdown({ label, href, align = 'start', children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(root.current?.matches(':hover') === true), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !root.current?.contains(document.activeElement)) setOpen(false);
  };
  // A tap opens what a mouse opens by hovering; with a target, a click leads there.
  const onClickToggle = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const pointer = nativeEvent instanceof globalThis.PointerEvent ? nativeEvent.pointerType : '';
    const isTouch = pointer === 'touch' || pointer === 'pen';
    if (!isTouch && href !== undefined) return;
    event.preventDefault();
    setOpen(!isTouch || !isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    const isDown = event.key === 'ArrowDown';
    // At once, since only what shows can take the focus.
    flushSync(() => setOpen(isDown || !isOpen));
    if (isDown) root.current?.querySelector<HTMLElement>('ul a')?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.dropdown}
      onPointerOver={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={onPointerLeave}
      data-open={isOpen}
      data-align={align}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: with a target it is a link for the mouse */}
      <a
        ref={toggle}
        role="button"
        className={styles.toggle}
        href={href ?? '#'}
        aria-haspopup="true"
        aria-expanded={isOpen === true}
        onClick={onClickToggle}
        onKeyDown={onKeyDown}
      >
        {label}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it take the keys */}
      <ul className={styles.menu} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}
