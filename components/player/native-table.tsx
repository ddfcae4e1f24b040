import { playerFiles } from '@/.generated/player';
import type { NativeClass } from '@/lib/player/native';
import { toNativeTable } from '@/lib/player/native-table';
import { withBasePath } from '@/lib/shell/base-path';

interface Props {
  /** Why there is no result. */
  reason: string;
  classes: NativeClass[];
}

/** What stands in place of a result that only native can show. */
export function NativeTable({ reason, classes }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: scrolls by keyboard, is no form
    <div role="group" data-native aria-label="On iOS and Android" tabIndex={0}>
      <link rel="stylesheet" href={withBasePath(playerFiles.tools)} />
      <p>{reason}</p>
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made
        dangerouslySetInnerHTML={{ __html: toNativeTable(classes) }}
      />
    </div>
  );
}
