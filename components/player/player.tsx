import type { ReactNode } from 'react';
import { TabGroup } from '@/components/tabs/tabs';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data';
import { type BuiltSample, findSample } from '@/lib/player/samples';
import { withBasePath } from '@/lib/shell/base-path';
import config from '@/site.config';
import { Drawing } from './drawing';
import { NativeTable } from './native-table';
import { PlayerBar } from './player-bar';
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
  /** The code is folded away at first. */
  collapsed?: boolean;
  /** iOS and Android stand beside the result as tabs. */
  platforms?: boolean;
  /** The highlighted code. */
  children: ReactNode;
}

/**
 * A live sample: its code beside its result, both there without JavaScript. `lib/player` runs it
 * and lets readers change it.
 */
export function Player({ children, ...props }: Props) {
  const { code, title = 'App.tsx', height, native, fixed, collapsed } = props;
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
        <div data-code>{collapsed ? <Folded title={title}>{children}</Folded> : children}</div>
        <Result sample={sample} {...props} />
      </div>
      <PlayerBar
        data={sample.data}
        tools={{ edit: !fixed && !native, native: !props.platforms, full: true, width: !native }}
      />
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>Code of {title}</summary>
      {children}
    </details>
  );
}

type ResultProps = Pick<Props, 'height' | 'native' | 'platforms'> & { sample: BuiltSample };

function Result({ sample, height, native, platforms }: ResultProps) {
  const result = (
    <div data-result style={height ? { minBlockSize: `${height}px` } : undefined}>
      {native ? <NativeTable reason={native} classes={sample.native} /> : <Drawing of={sample} />}
    </div>
  );
  if (!platforms || native) return result;
  return (
    <TabGroup
      id={`player-${sample.id}`}
      group="platform"
      initial="web"
      tabs={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
      panels={[
        result,
        <NativeTable key="ios" platform="ios" classes={sample.native} />,
        <NativeTable key="android" platform="android" classes={sample.native} />,
      ]}
    />
  );
}
