const long = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as machines and readers want it; always UTC. */
export interface DateText {
  iso: string;
  text: string;
}

/** “January 5, 2024” */
export function longDate(date: Date): DateText {
  return { iso: date.toISOString(), text: long.format(date) };
}

/** “Jan 5, 2024” */
export function shortDate(date: Date): DateText {
  return { iso: date.toISOString(), text: short.format(date) };
}
