import type { ReactNode } from 'react';
import { TabGroup } from '@/components/prose/tabs/tabs';
import { playerOn } from '@/content/messages/native';
import { playerCode, playerName, playerNative } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';
import type { Content } from '@/lib/content/content';
import { type BuiltSample, findSample } from '@/lib/player/built-sample';
import type { NativeClass } from '@/lib/player/native-class';
import { type NativePlatform, toNativeList, toNativeTable } from '@/lib/player/native-table';
import { PlayerBar } from './player-bar';
import { Snack } from './snack';

interface Props {
  content: Content;
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
 * A live sample: its result above its code, both there without JavaScript. Its element runs it and
 * lets readers change it.
 */
export function Player({ children, content, ...props }: Props) {
  const { config } = content;
  const { code, title = 'App.tsx', height, native, fixed, collapsed } = props;
  if (config.playground === 'snack') {
    return (
      <Snack content={content} code={code} title={title} height={height}>
        {children}
      </Snack>
    );
  }
  const found = config.playground === 'embedded' ? findSample(code) : undefined;
  if (!found) return children;
  const { sample, styleSheet } = found;
  return (
    <live-sample
      role="group"
      className="player"
      aria-label={playerName(title)}
      data-feature="player"
      sample={withBasePath(sample.data)}
      native-only={native !== undefined}
    >
      <link rel="stylesheet" href={withBasePath(styleSheet)} />
      <div data-panes>
        <Result sample={sample} {...props} />
        <div data-code>{collapsed ? <Folded title={title}>{children}</Folded> : children}</div>
      </div>
      <PlayerBar
        data={sample.data}
        tools={{ edit: !fixed && !native, native: !props.platforms, full: true, width: !native }}
      />
    </live-sample>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{playerCode(title)}</summary>
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

/** How a sample looks before it runs, in both themes; nothing in it can be used or read aloud yet. */
function Drawing({ of: { id, css, light, dark } }: { of: BuiltSample }) {
  return (
    <>
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the CSS of our own sample
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <Markup id={id} html={light} theme={dark === undefined ? undefined : 'light'} />
      {dark !== undefined && <Markup id={id} html={dark} theme="dark" />}
    </>
  );
}

function Markup({ id, html, theme }: { id: string; html: string; theme?: 'light' | 'dark' }) {
  return (
    <div
      className={`player-drawing player-${id}`}
      data-only={theme}
      inert
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own sample at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

interface NativeTableProps {
  classes: NativeClass[];
  /** Why there is no result. */
  reason?: string;
  /** The one platform to show; both when it is left out. */
  platform?: NativePlatform;
}

/** What native makes of a sample's classes. */
function NativeTable({ reason, platform, classes }: NativeTableProps) {
  const label = playerOn(platform ? PLATFORM_NAMES[platform] : playerNative);
  const html = platform ? toNativeList(classes, platform) : toNativeTable(classes);
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: scrolls by keyboard, is no form
    <div role="group" data-native={platform ?? 'both'} aria-label={label} tabIndex={0}>
      {reason && <p>{reason}</p>}
      <div
        data-table
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
