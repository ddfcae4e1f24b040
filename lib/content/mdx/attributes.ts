import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A JSX element in MDX, either on its own lines or inside a sentence. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Returns the attribute with this name. Undefined when it is missing or comes only from a spread such as
 * `{...props}`.
 */
export function attributeOf(
  element: Pick<Element, 'attributes'>,
  name: string,
): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/**
 * Returns the value of an attribute that is written as a plain string, such as `name="text"`. Undefined when
 * the attribute is missing or has another form.
 */
export function attributeText(
  element: Pick<Element, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributeOf(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether an attribute is present and its value is not `{false}`. */
export function attributeFlag(element: Pick<Element, 'attributes'>, name: string): boolean {
  const attribute = attributeOf(element, name);
  if (!attribute) return false;
  return typeof attribute.value !== 'object' || attribute.value?.value.trim() !== 'false';
}

/**
 * Creates the attributes of a generated component. Undefined values are omitted, and `true` becomes an
 * attribute without a value.
 */
export function toAttributes(values: Record<string, string | true | undefined>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ type: 'mdxJsxAttribute', name, value: value === true ? null : value } as const],
  );
}
