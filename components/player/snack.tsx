import type { ReactNode } from 'react';
import { classStore, playerVersion } from '@/lib/classes/data/class-store';
import config from '@/site.config';

interface Props {
  code: string;
  title: string;
  height?: string | undefined;
  /** The highlighted code, which stays where the script of Snack is blocked. */
  children: ReactNode;
}

/** A sample that Expo Snack runs: its code, and an element that the external script fills. */
export function Snack({ code, title, height = '500', children }: Props) {
  const { npm } = config.product;
  const { versions } = classStore(playerVersion().name);
  const files = { 'App.js': { type: 'CODE', contents: code } };
  return (
    <div data-feature="player">
      {children}
      <snack-sample
        data-snack-name={title}
        data-snack-files={encodeURIComponent(JSON.stringify(files))}
        data-snack-dependencies={`${npm}@${versions[npm] ?? 'latest'}`}
        data-snack-platform="web"
        data-snack-preview="true"
        data-snack-theme="light"
        data-height={height}
        style={{ display: 'block' }}
      />
    </div>
  );
}
