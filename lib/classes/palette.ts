const FAMILIES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';

const COLOR_NAME = new RegExp(`^(.+?)-((?:${FAMILIES})-\\d{2,3}|black|white|transparent)$`);

/** Parts a class that ends in a color of Tailwind's palette; nothing when it does not. */
export function splitColor(name: string): { utility: string; color: string } | undefined {
  const [, utility, color] = COLOR_NAME.exec(name) ?? [];
  return utility && color ? { utility, color } : undefined;
}
