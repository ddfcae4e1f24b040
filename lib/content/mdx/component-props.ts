import { SUPPORT_PLACES } from '@/lib/classes/data/support';
import { ADMONITIONS } from './admonition-kinds';

/** Type of a prop's value. A list contains the strings that are allowed. */
export type PropType = 'text' | 'flag' | 'number' | 'text or flag' | readonly string[];

/** Declaration of a prop that authors may write. `text` describes it on the page `/authoring`. */
export interface PropDeclaration {
  type: PropType;
  isRequired?: true;
  text: string;
}

/** Declarations of a component's props, keyed by name. */
export type PropDeclarations = Readonly<Record<string, PropDeclaration>>;

/** Numbers that `<Count of="…" />` can show. */
export const COUNTS = ['classes', 'native-classes', 'web-only-classes', 'apps'] as const;

/**
 * Props of the components that the MDX pipeline replaces with content, so none of them is in the registry.
 */
const replaced = {
  AgentResults: {},
  Compatibility: {},
  Count: { of: { type: COUNTS, isRequired: true, text: 'what is counted' } },
  FrontMatterTable: {},
  Include: {
    file: {
      type: 'text',
      isRequired: true,
      text: 'path of the partial in the folder of the version',
    },
  },
  PropTable: {},
  Replacements: {},
} as const satisfies Record<string, PropDeclarations>;

/**
 * Props of the components in the registry that authors may write. The types of the components and the table on
 * the page `/authoring` are derived from them. They are in this folder because the MDX pipeline checks them.
 */
const registered = {
  Admonition: {
    type: { type: ADMONITIONS, isRequired: true, text: 'kind of the notice' },
    title: { type: 'text', text: 'title instead of the kind' },
  },
  Card: {
    title: { type: 'text', isRequired: true, text: 'text of the link' },
    href: { type: 'text', isRequired: true, text: 'path of the page' },
  },
  Cards: {},
  ClassLookup: {
    examples: { type: 'text', text: 'classes that the field suggests, separated by spaces' },
  },
  ClassTable: {
    plugin: { type: 'text', text: 'Tailwind plugins, separated by spaces' },
    classes: { type: 'text', text: 'classes or patterns such as `gap-*`, separated by spaces' },
  },
  CopyFile: {
    href: { type: 'text', isRequired: true, text: 'address of the file' },
    label: { type: 'text', isRequired: true, text: 'name of the file on its buttons' },
  },
  Details: {
    summary: { type: 'text', text: 'line that opens the section; `Details` when it is left out' },
    open: { type: 'flag', text: 'shows the content from the start' },
  },
  Diagram: {
    name: { type: 'text', isRequired: true, text: 'name of the file in `content/diagrams`' },
    alt: { type: 'text', isRequired: true, text: 'what the diagram shows' },
  },
  FileTree: {},
  Since: { version: { type: 'text', isRequired: true, text: 'first version with the feature' } },
  Steps: {},
  Support: {
    class: { type: 'text', isRequired: true, text: 'class, or a pattern such as `ring-*`' },
    on: { type: SUPPORT_PLACES, text: 'platforms to show; all when it is left out' },
  },
  TabItem: {
    value: { type: 'text', isRequired: true, text: 'name of the tab in storage and addresses' },
    label: { type: 'text', text: 'text of the tab; the value when it is left out' },
    default: { type: 'flag', text: 'opens this tab first' },
  },
  Tabs: {
    groupId: { type: 'text', text: 'name of the group; groups with the same name change together' },
    defaultValue: { type: 'text', text: 'value of the tab that is open first' },
    queryString: { type: 'text or flag', text: 'parameter of the address that opens a tab' },
  },
  ThemePalette: {},
  UtilityIndex: {},
  Variants: {},
} as const satisfies Record<string, PropDeclarations>;

/** Props of the components in the registry that the MDX pipeline creates from fences and notices. */
const generated = {
  AdmonitionTitle: { type: { type: 'text', isRequired: true, text: 'name after the colons' } },
  CodeBlock: {
    language: { type: 'text', text: 'programming language' },
    label: { type: 'text', text: 'name of the language that readers see' },
    title: { type: 'text', text: 'file name or caption' },
    numbered: { type: 'flag', text: 'numbers the lines' },
    wrap: { type: 'flag', text: 'breaks long lines from the start' },
  },
  Platforms: { table: { type: 'text', text: 'classes of the page as JSON' } },
  Player: {
    code: { type: 'text', isRequired: true, text: 'code that runs' },
    title: { type: 'text', text: 'file name' },
    height: { type: 'text', text: 'height of the result in pixels' },
    native: { type: 'text', text: 'why the sample cannot run on the web' },
    fixed: { type: 'flag', text: 'readers cannot edit it' },
    collapsed: { type: 'flag', text: 'the code is folded away' },
    bare: { type: 'flag', text: 'runs on the web only' },
  },
  Usage: {},
} as const satisfies Record<string, PropDeclarations>;

/** Props of all components that authors may write, for the table on `/authoring`. */
export const authorProps: Readonly<Record<string, PropDeclarations>> = {
  ...registered,
  ...replaced,
};

/** Props of all components, keyed by the name of the component. */
export const componentProps: Readonly<Record<string, PropDeclarations>> = {
  ...authorProps,
  ...generated,
};

/** Names of the components that the MDX pipeline replaces with content. */
export const replacedComponents: readonly string[] = Object.keys(replaced);

type Declared = typeof registered & typeof generated;

/** Name of a component in the registry. */
export type ComponentName = keyof Declared;

type ValueOf<T> = T extends 'text'
  ? string
  : T extends 'flag'
    ? boolean
    : T extends 'number'
      ? number
      : T extends 'text or flag'
        ? string | boolean
        : T extends readonly (infer Value)[]
          ? Value
          : never;

type RequiredName<P> = {
  [K in keyof P]: P[K] extends { isRequired: true } ? K : never;
}[keyof P];

type Values<P> = {
  [K in keyof P]: P[K] extends { type: infer T } ? ValueOf<T> : never;
};

/** Type of the props that are declared for a component. */
export type PropsOf<N extends ComponentName> = Pick<
  Values<Declared[N]>,
  RequiredName<Declared[N]>
> &
  Partial<Omit<Values<Declared[N]>, RequiredName<Declared[N]>>>;
