import type { Content } from '@/lib/content/content';
import { MdxBody } from './body';
import { toComponents } from './registry';

/** A page's body from its compiled code, with everything that authors may write. */
export function MdxContent({ content, code }: { content: Content; code: string }) {
  return <MdxBody code={code} components={toComponents(content)} />;
}
