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

/** Error page for a failure of the shell. It is a separate document that does not depend on the shell. */
export default function ShellError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <Crash error={error} retry={reset} />
      </body>
    </html>
  );
}
