import { type IconNode, Info, Lightbulb, OctagonAlert, PencilLine, TriangleAlert } from 'lucide';
import { Children, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Admonition as Kind, toAdmonitionLook } from '@/lib/content/mdx/admonition-kinds';

const ICONS: Record<Kind, IconNode> = {
  note: PencilLine,
  tip: Lightbulb,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

interface Props {
  type: string;
  title?: ReactNode;
  children?: ReactNode;
}

/** A notice. Its pipeline form holds its title as a child; `title` is for notices written as tags. */
export function Admonition({ type, title, children }: Props) {
  const kind = toAdmonitionLook(type);
  return (
    <div className="admonition" role="note" data-type={kind}>
      {title !== undefined && <AdmonitionTitle type={kind}>{title}</AdmonitionTitle>}
      {children}
    </div>
  );
}

/** The first line of a notice: an icon and a title, by default the name of the kind. */
export function AdmonitionTitle({ type, children }: { type: string; children?: ReactNode }) {
  const kind = toAdmonitionLook(type);
  const isDefault = Children.count(children) === 0;
  return (
    <p data-title={isDefault ? 'default' : 'own'}>
      <Icon of={ICONS[kind]} />
      <span>{isDefault ? type : children}</span>
    </p>
  );
}
