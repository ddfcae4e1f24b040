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
  /** Complete code that runs, including lines that are collapsed in the displayed code. */
  code: string;
  title?: string;
  /** Minimum height of the result, in pixels. */
  height?: string;
  /** Reason why the sample cannot run on the web. */
  native?: string;
  /** Whether editing is disabled. */
  fixed?: boolean;
  /** Whether the code is collapsed initially. */
  collapsed?: boolean;
  /** Whether the result has a tab for each platform. */
  platforms?: boolean;
  /** Highlighted code. */
  children: ReactNode;
}

/**
 * Renders a live sample with its result and its code. Both are visible without JavaScript, and the custom
 * element runs the sample and makes it editable. If `playground` is `snack` in the configuration, Expo Snack
 * runs the sample instead. Renders only the code if the playground is `off` or the sample has not been built.
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
      panels={PLATFORMS.map((platform) =>
        platform === 'web' ? (
          result
        ) : (
          <NativeTable key={platform} platform={platform} classes={sample.native} />
        ),
      )}
    />
  );
}

/**
 * Renders a sample's drawing, and a second drawing for the dark theme if it differs. The drawings are visible
 * until the sample runs. They are inert, so the keyboard and screen readers cannot reach them.
 */
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
  /** Reason why the sample cannot run on the web, shown above the table. */
  reason?: string;
  /** Native platform to show. By default, both are shown. */
  platform?: NativePlatform;
}

/** Renders a table or a list with the native styles of a sample's classes. */
function NativeTable({ reason, platform, classes }: NativeTableProps) {
  const label = playerOn(platform ? PLATFORM_NAMES[platform] : playerNative);
  const html = platform ? toNativeList(classes, platform) : toNativeTable(classes);
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: scrolls by keyboard and is not a form
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
