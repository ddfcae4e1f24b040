/** Row that marks the end of each payload file. No other row refers to it, so React ignores it. */
const END = 'fffff:0\n';

/** Appends the end marker to a payload. */
export function appendEndMarker(data: string): string {
  return data + END;
}

/** Whether a payload ends with the end marker. If not, it was truncated, and React would crash on it. */
export function hasEndMarker(data: string): boolean {
  return data.endsWith(END);
}
