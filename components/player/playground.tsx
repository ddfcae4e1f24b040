'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Brings the playground to life; its markup is the server's. */
export function Playground({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isStopped = false;
    import('@/lib/player/playground').then(
      async ({ startPlayground }) => {
        if (root.current && !isStopped) stop = await startPlayground(root.current);
        if (isStopped) stop();
      },
      () => {},
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, []);
  return <div ref={root}>{children}</div>;
}
