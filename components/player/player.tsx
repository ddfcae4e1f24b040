import type { ReactNode } from 'react';
import { findSample } from '@/lib/player/samples';
import { withBasePath } from '@/lib/shell/base-path';
import config from '@/site.config';
import { Drawing } from './drawing';
import { NativeTable } from './native-table';
import { Snack } from './snack';

interface Props {
  /** What runs: the whole code, with the lines that are folded for readers. */
  code: string;
  title?: string;
  /** Height of the result in pixels. */
  height?: string;
  /** Why the sample cannot run on the web. */
  native?: string;
  /** Readers cannot change it. */
  fixed?: boolean;
  /** The highlighted code. */
  children: ReactNode;
}

/**
 * A live sample: its code beside its result, both there without JavaScript. `lib/player` runs it
 * and lets readers change it.
 */
export function Player({ code, title = 'App.tsx', height, native, fixed, children }: Props) {
  if (config.playground === 'snack') {
    return (
      <Snack code={code} title={title} height={height}>
        {children}
      </Snack>
    );
  }
  const found = config.playground === 'embedded' ? findSample(code) : undefined;
  if (!found) return children;
  const { sample, styleSheet } = found;
  const file = sample.data.slice(sample.data.lastIndexOf('/') + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tools, neither a form nor one more landmark
    <div
      role="group"
      className="player"
      aria-label={`Live sample ${title}`}
      data-player={withBasePath(sample.data)}
      data-feature="player"
      data-static={native ? true : undefined}
    >
      <link rel="stylesheet" href={withBasePath(styleSheet)} />
      <div data-panes>
        <div data-code>{children}</div>
        <div data-result style={height ? { minBlockSize: `${height}px` } : undefined}>
          {native ? (
            <NativeTable reason={native} classes={sample.native} />
          ) : (
            <Drawing of={sample} />
          )}
        </div>
      </div>
      <div data-bar>
        {!fixed && !native && (
          <button type="button" data-do="edit" disabled>
            Edit
          </button>
        )}
        <button type="button" data-do="native" disabled>
          iOS and Android
        </button>
        <button type="button" data-do="full" disabled>
          Full screen
        </button>
        <a href={`${withBasePath('/playground')}#file=${file}`}>Open in playground</a>
      </div>
    </div>
  );
}
