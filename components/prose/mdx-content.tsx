import type { Content } from '@/lib/content/content';
import { MdxBody } from './body';
import { toComponents } from './registry';

/** Renders a page's body from its compiled MDX code, with all components that authors may use. */
export function MdxContent({ content, code }: { content: Content; code: string }) {
  return <MdxBody code={code} components={toComponents(content)} />;
}
