'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Brings the playground to life; its markup is the server's. What keeps its code from coming is told instead. */
export function Playground({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    let stop = () => {};
    let isStopped = false;
    const start = async () => {
      const { startPlayground } = await import('./open-playground');
      if (root.current && !isStopped) stop = await startPlayground(root.current);
      if (isStopped) stop();
    };
    start().catch((error) => !isStopped && setFailure(error));
    return () => {
      isStopped = true;
      stop();
    };
  }, [attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      {failure !== undefined && (
        <div className="admonition" role="alert" data-type="danger">
          <p>{String(failure)}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {/* What a failed attempt left behind goes with it. */}
      <div key={attempt} ref={root}>
        {children}
      </div>
    </>
  );
}
