import { MdxBody } from './body';
import { components } from './registry';

/** A page's body from its compiled code, with everything that authors may write. */
export function MdxContent({ code }: { code: string }) {
  return <MdxBody code={code} components={components} />;
}
