import {
  type ClassSupport,
  PLATFORM_NAMES,
  type Status,
  SUPPORT_WORDS,
  type Support,
} from './class-data';

/** Formats support or a status as the start of a sentence, such as `Works partly` or `Web only`. */
export function statusText(status: Support | Status): string {
  return capital(status in SUPPORT_WORDS ? SUPPORT_WORDS[status as Support] : status);
}

/** Formats the status of a class, such as `Web only`, or `Android only` for a class without an effect on iOS. */
export function classStatusText({
  status,
  support,
}: Pick<ClassSupport, 'status' | 'support'>): string {
  if (status !== 'native only') return statusText(status);
  const [only, ...others] = (['ios', 'android'] as const).filter((on) => support[on] !== 'none');
  return only && others.length === 0 ? `${PLATFORM_NAMES[only]} only` : statusText(status);
}

/** Capitalizes the first letter of a string. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts a name with hyphens to camel case, such as `padding-top` to `paddingTop`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const listFormat = new Intl.ListFormat('en');

/** Joins words into a list with a serial comma, such as `iOS, Android, and web`. */
export function joinList(words: readonly string[]): string {
  return listFormat.format(words);
}
