import config from '@/site.config';

/** Where a content file is edited; null when the configuration names no place. */
export function editUrl(file: string): string | null {
  return config.editUrl?.replace('{file}', file) ?? null;
}
