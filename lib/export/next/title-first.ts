const tags = '(?:<(?:meta|link)\\b[^>]*>)*';
const LATE = new RegExp(
  `(<meta name="next-size-adjust"[^>]*>${tags})(<title>[^<]*</title>${tags})`,
);

/**
 * A page with its title and what previews need before the other tags of its head. Which of them React
 * has first depends on the version of Node.
 */
export function titleFirst(html: string): string {
  return html.replace(LATE, '$2$1');
}
