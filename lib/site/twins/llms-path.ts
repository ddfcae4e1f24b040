import { toPrefix } from '@/lib/config/paths';
import { activeVersion } from '@/lib/site/navigation/site-navigation';

/**
 * Returns the path of the `llms.txt` file that lists a page: the file of its docs version if the version has
 * its own path, such as `/v2/llms.txt`, otherwise `/llms.txt`. Both paths are without the base path.
 */
export function llmsPath(path: string, versions: readonly { path: string }[]): string {
  return `${toPrefix(activeVersion(versions, path)?.path ?? '')}/llms.txt`;
}
