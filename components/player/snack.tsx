import type { ReactNode } from 'react';
import { playerVersion } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';

interface Props {
  content: Content;
  code: string;
  title: string;
  height?: string | undefined;
  /** Highlighted code, which stays visible if the Expo Snack script is blocked. */
  children: ReactNode;
}

/** Renders a sample that Expo Snack runs: its code, and an element that the external script fills. */
export function Snack({ content, code, title, height = '500', children }: Props) {
  const { config } = content;
  const { npm } = config.product;
  const { versions } = content.classes(playerVersion(config).name);
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
