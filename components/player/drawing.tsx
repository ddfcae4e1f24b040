import type { BuiltSample } from '@/lib/player/built-sample';

/**
 * Renders a sample's drawing, and a second drawing for the dark theme if it differs. The drawings are visible
 * until the sample runs. They are inert, so the keyboard cannot reach them. Screen readers announce them as an
 * image with the name, or skip them if there is no name.
 */
export function SampleDrawing({
  of: { id, css, light, dark },
  name,
}: {
  of: BuiltSample;
  name?: string;
}) {
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <div {...role} data-drawing="">
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the CSS of our own sample
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <Markup id={id} html={light} theme={dark === undefined ? undefined : 'light'} />
      {dark !== undefined && <Markup id={id} html={dark} theme="dark" />}
    </div>
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
