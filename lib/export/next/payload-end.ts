/** The last row of each file of page data; no other row refers to it, and React reads over it. */
const END = 'fffff:0\n';

/** Data that says where it ends. */
export function withEnd(data: string): string {
  return data + END;
}

/** Whether data has arrived to its end: React takes a shorter text as a page that crashes. */
export function isWhole(data: string): boolean {
  return data.endsWith(END);
}
