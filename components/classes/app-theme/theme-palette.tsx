import type { Content } from '@/lib/content/content';
import { takesTheme } from '@/lib/site/pages/lookup-data';
import './own-theme.css';
// Declares the `theme-palette` element and its attributes for JSX.
import type {} from './theme-palette.element';

interface Props {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders an empty element in which the browser shows the colors of the reader's theme, if there is one. Renders
 * nothing in a version whose lookup does not use themes.
 */
export function ThemePalette({ content, version = '' }: Props) {
  return takesTheme(content, version) ? <theme-palette version={version} /> : null;
}
