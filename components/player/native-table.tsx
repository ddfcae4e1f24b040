import { playerFiles } from '@/.generated/player';
import { PLATFORM_NAMES } from '@/lib/classes/data';
import type { NativeClass } from '@/lib/player/native';
import { type NativePlatform, toNativeList, toNativeTable } from '@/lib/player/native-table';
import { withBasePath } from '@/lib/shell/base-path';

interface Props {
  classes: NativeClass[];
  /** Why there is no result. */
  reason?: string;
  /** The one platform to show; both when it is left out. */
  platform?: NativePlatform;
}

/** What native makes of a sample's classes. */
export function NativeTable({ reason, platform, classes }: Props) {
  const label = `On ${platform ? PLATFORM_NAMES[platform] : 'iOS and Android'}`;
  const html = platform ? toNativeList(classes, platform) : toNativeTable(classes);
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: scrolls by keyboard, is no form
    <div role="group" data-native={platform ?? 'both'} aria-label={label} tabIndex={0}>
      <link rel="stylesheet" href={withBasePath(playerFiles.tools)} />
      {reason && <p>{reason}</p>}
      <div
        data-table
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
