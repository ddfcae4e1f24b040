'use client';

import { Crash, LoadError } from '@/components/shell/crash';

interface Props {
  error: Error;
  retry: () => void;
}

/**
 * Error page that Next shows when a page crashes. The shell around the page (navbar, sidebar and so on) keeps
 * working.
 */
export default function PageError({ error, retry }: Props) {
  const Failure = error.name === 'ChunkLoadError' ? LoadError : Crash;
  return <Failure error={error} retry={retry} />;
}
