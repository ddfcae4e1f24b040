import { ThemePalette } from '@/components/classes/app-theme/theme-palette';
import { ClassLookup } from '@/components/classes/lookup/class-lookup';
import { UtilityIndex } from '@/components/classes/lookup/utility-index';
import { Platforms, SupportDetails } from '@/components/classes/support/class-support';
import { ClassTable } from '@/components/classes/table/class-table';
import { Variants } from '@/components/classes/table/variants';
import { Player } from '@/components/player/player';

/**
 * Components in MDX that need class data. The registry passes them the site's content. In a separate file,
 * because a site without class data that `npm run adopt` has made does not have them.
 */
export const classComponents = {
  ClassLookup,
  ClassTable,
  Platforms,
  Player,
  Support: SupportDetails,
  ThemePalette,
  UtilityIndex,
  Variants,
};
