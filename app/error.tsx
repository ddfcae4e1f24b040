'use client';

import { Crash, LoadError } from '@/components/shell/crash';

interface Props {
  error: Error;
  retry: () => void;
}

/** Error boundary of pages. The shell around the failed page keeps working. */
export default function PageError({ error, retry }: Props) {
  const Failure = error.name === 'ChunkLoadError' ? LoadError : Crash;
  return <Failure error={error} retry={retry} />;
}
