import { expect, test } from '@playwright/test';
import { toPreview } from '@/components/classes/lookup/class-preview';

const rows: [ios: string, android: string, kind: string | undefined, styles: object[]][] = [
  ["backgroundColor: '#ef4444'", '', 'box', [{ backgroundColor: '#ef4444' }]],
  ['rowGap: 14, columnGap: 14', '', 'gap', [{ rowGap: '14px', columnGap: '14px' }, {}, {}, {}, {}]],
  ['paddingTop: 4', '', 'padding', [{ paddingTop: '4px' }, {}]],
  ['marginStart: 4', '', 'margin', [{}, { marginInlineStart: '4px' }]],
  ["fontSize: 14, lineHeight: 21, color: 'red'", '', 'text', [{ fontSize: '14px', color: 'red' }]],
  ['borderTopWidth: 2', '', 'border', [{ borderTopWidth: '2px' }]],
  [
    '',
    'elevation: 4',
    'card',
    [{ boxShadow: '0 2px 4px color-mix(in srgb, #000 40%, transparent)' }],
  ],
  ["transform: [{ rotate: '45deg' }]", '', 'box', [{ transform: 'rotate(45deg)' }]],
  ["flexDirection: 'row'", '', 'row', [{ flexDirection: 'row' }, {}, {}, {}]],
  ["alignSelf: 'center'", '', 'item', [{}, {}, { alignSelf: 'center' }, {}]],
  ["position: 'absolute'", '', undefined, []],
  ['marginLeft: -16, children: { marginLeft: 16 }', '', undefined, []],
  ["backgroundImage: 'url(https://a.test)'", '', undefined, []],
  ['animation: pulse (opacity)', '', undefined, []],
  ['width: [', '', undefined, []],
  ['', '', undefined, []],
];

for (const [ios, android, kind, styles] of rows) {
  test(`the preview of ${ios || android || 'nothing'} is ${kind ?? 'missing'}`, () => {
    const preview = toPreview({ ios, android });
    expect(preview?.attributes['data-preview']).toBe(kind);
    const [figure] = preview?.children ?? [];
    const inner = typeof figure === 'object' ? figure.children : [];
    const drawn = [figure, ...inner].flatMap((part) =>
      typeof part === 'object' ? [part.style ?? {}] : [],
    );
    expect(drawn).toEqual(styles);
  });
}
