import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { startWithTheme } from './start-with-theme';

interface PaletteAttributes {
  /** Name of the docs version. */
  version: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'theme-palette': ElementProps<PaletteAttributes>;
    }
  }
}

/** Custom element that shows the colors of the reader's theme. Its code loads once the reader has a theme. */
class ThemePalette extends ContentElement<PaletteAttributes> {
  protected connect(signal: AbortSignal): void {
    startWithTheme(async () => {
      const { showPalette } = await import('./show-palette');
      if (!signal.aborted) showPalette(this, this.attribute('version') ?? '', signal);
    }, signal);
  }
}

defineElement('theme-palette', ThemePalette);
