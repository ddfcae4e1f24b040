const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date in UTC, such as `Jan 5, 2024`. */
export function toShortDate(date: Date): string {
  return format.format(date);
}
