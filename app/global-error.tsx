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

/**
 * Error page that Next shows when the shell (navbar, sidebar and so on) crashes. It is a separate document
 * without the shell.
 */
export default function ShellError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <Crash error={error} retry={reset} />
      </body>
    </html>
  );
}
