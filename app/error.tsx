'use client';

import { Crash, LoadError } from '@/components/shell/crash';

interface Props {
  error: Error;
  retry: () => void;
}

/** The page failed; the shell around it goes on working. */
export default function PageError({ error, retry }: Props) {
  const Failure = error.name === 'ChunkLoadError' ? LoadError : Crash;
  return <Failure error={error} retry={retry} />;
}
