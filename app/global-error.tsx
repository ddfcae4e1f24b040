'use client';

import './styles/layers.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import { Crash } from '@/components/shell/crash';

interface Props {
  error: Error;
  reset: () => void;
}

/** The shell itself failed: a document of its own that needs nothing of it. */
export default function ShellError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <Crash error={error} retry={reset} />
      </body>
    </html>
  );
}
