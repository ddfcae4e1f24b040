import type { BuiltSample } from '@/lib/player/samples';

/** How a sample looks before it runs, in both themes; nothing in it can be used or read aloud yet. */
export function Drawing({ of: { id, css, light, dark } }: { of: BuiltSample }) {
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
