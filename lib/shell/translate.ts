/** Texts by id in the language of the site; empty while English, the language of the code, is the only one. */
const translations: Record<string, string> = {};

/** A text of the shell: its translation, else the message, else its id; having none of them is an error. */
export function translate(text: { id?: string; message?: string }): string {
  const { id, message } = text;
  for (const part of [id, message]) {
    if (part !== undefined && typeof part !== 'string') {
      throw new Error(
        `A translation has the id or message ${JSON.stringify(part)}, which is not a string.`,
      );
    }
  }
  if (!id && !message) {
    throw new Error(
      'A translation has neither an id nor a message; it needs at least one of them.',
    );
  }
  return (id && translations[id]) || message || id || '';
}
