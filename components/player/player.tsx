import type { CSSProperties, ReactNode } from 'react';
import { playerFiles } from '@/.generated/player';
import { playerOn } from '@/content/messages/native';
import { playerCode, playerDrawing, playerName, playerNative } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import type { Content } from '@/lib/content/content';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import { type BuiltSample, findSample } from '@/lib/player/built-sample';
import type { NativeClass } from '@/lib/player/native-class';
import { toNativeTable } from '@/lib/player/native-table';
import { SampleDrawing } from './drawing';
import { PlatformSwitch } from './platform-switch';
import { EditButton, PlayerBar } from './player-bar';
import styles from './player-view.module.css';
import { Snack } from './snack';

interface Props extends PropsOf<'Player'> {
  content: Content;
  /** Highlighted code. */
  children: ReactNode;
}

/**
 * Renders a live sample with its result and its code. The result is drawn for the platform that the reader
 * chooses. All of this works without JavaScript. The custom element runs the sample on the web and makes it
 * editable. If `playground` is `snack` in the configuration, Expo Snack runs the sample instead. Renders only the
 * code if the playground is `off` or the sample has not been built.
 */
export function Player({ children, content, ...props }: Props) {
  const { config } = content;
  const { code, title = 'App.tsx', height, native, fixed, collapsed, bare } = props;
  const tools = bare ? {} : { native: !native, full: true, width: !native };
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
      data-on={bare && sample.onNative ? 'ios' : undefined}
    >
      <link rel="stylesheet" href={withBasePath(styleSheet)} />
      <div data-panes="">
        <Result sample={sample} title={title} {...props} />
        <div data-code="">
          {collapsed ? <Folded title={title}>{children}</Folded> : children}
          {!fixed && !native && <EditButton />}
        </div>
      </div>
      <PlayerBar data={sample.data} tools={tools} />
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

type ResultProps = Pick<Props, 'height' | 'native' | 'bare'> & {
  sample: BuiltSample;
  title: string;
};

function Result({ sample, title, height, native, bare }: ResultProps) {
  if (native)
    return (
      <div data-result="">
        <NativeTable reason={native} classes={sample.native} />
      </div>
    );
  return (
    <div className={styles.view} data-view="">
      {sample.onNative && !bare && <PlatformSwitch />}
      <div data-stage="">
        <div data-device="">
          <div data-result="" style={toSize(height)}>
            <SampleDrawing of={sample} name={playerDrawing(title)} />
          </div>
        </div>
      </div>
    </div>
  );
}

function toSize(height: string | undefined): CSSProperties | undefined {
  if (!height) return undefined;
  const size = `${height}px`;
  return { minBlockSize: size, maxBlockSize: size };
}

/** Renders a table with the native styles of a sample's classes, and why the sample has no result. */
function NativeTable({ reason, classes }: { reason: string; classes: NativeClass[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: scrolls by keyboard and is not a form
    <div role="group" data-native aria-label={playerOn(playerNative)} tabIndex={0}>
      <link rel="stylesheet" href={withBasePath(playerFiles.tools)} />
      <p>{reason}</p>
      <div
        data-table
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made
        dangerouslySetInnerHTML={{ __html: toNativeTable(classes) }}
      />
    </div>
  );
}
