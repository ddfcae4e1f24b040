import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or tag as authors write it, on lines of its own or in a sentence. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attribute of that name; nothing when it is not written or only comes out of a spread. */
export function attributeOf(
  element: Pick<Element, 'attributes'>,
  name: string,
): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** The attribute's value when it is written as text, as in `name="text"`. */
export function attributeText(
  element: Pick<Element, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributeOf(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether the attribute is there and not written as `{false}`. */
export function attributeFlag(element: Pick<Element, 'attributes'>, name: string): boolean {
  const attribute = attributeOf(element, name);
  if (!attribute) return false;
  return typeof attribute.value !== 'object' || attribute.value?.value.trim() !== 'false';
}

/** Attributes for a component that the pipeline writes; absent ones are left out, `true` has no value. */
export function toAttributes(values: Record<string, string | true | undefined>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ type: 'mdxJsxAttribute', name, value: value === true ? null : value } as const],
  );
}
