import { Children, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  type IconNode,
  Info,
  Lightbulb,
  OctagonAlert,
  PencilLine,
  TriangleAlert,
} from '@/components/ui/icons';
import { type AdmonitionKind as Kind, toAdmonitionLook } from '@/lib/content/mdx/admonition-kinds';
import type { PropsOf } from '@/lib/content/mdx/component-props';

const ICONS: Record<Kind, IconNode> = {
  note: PencilLine,
  tip: Lightbulb,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

interface Props extends PropsOf<'Admonition'> {
  children?: ReactNode;
}

/**
 * Renders a notice, such as a tip or a warning. The MDX pipeline adds the title of a `:::note` block as a
 * child. The `title` prop is only for notices written as JSX.
 */
export function Admonition({ type, title, children }: Props) {
  const kind = toAdmonitionLook(type);
  return (
    <div className="admonition" role="note" data-type={kind}>
      {title !== undefined && <AdmonitionTitle type={kind}>{title}</AdmonitionTitle>}
      {children}
    </div>
  );
}

/**
 * Renders the first line of a notice: an icon and the title. Without children, the title is the type, such as
 * `note`.
 */
export function AdmonitionTitle({
  type,
  children,
}: PropsOf<'AdmonitionTitle'> & { children?: ReactNode }) {
  const kind = toAdmonitionLook(type);
  const isDefault = Children.count(children) === 0;
  return (
    <p data-title={isDefault ? 'default' : 'own'}>
      <Icon of={ICONS[kind]} />
      <span>{isDefault ? type : children}</span>
    </p>
  );
}
