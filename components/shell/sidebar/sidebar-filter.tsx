import { FilterField } from '@/components/ui/filter-field';
import { sidebarFilter, utilitiesWebOnly } from '@/content/messages/classes';
import { SUPPORT_WORDS } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import styles from './sidebar-filter.module.css';

/**
 * Renders the field that filters the sidebar, and optionally the legend of the marks of utilities.
 * `filter-sidebar.ts` adds the behavior and fills the output.
 */
export function SidebarFilter({ hasLegend }: { hasLegend: boolean }) {
  return (
    <div className={styles.filter}>
      <FilterField label={sidebarFilter} />
      {/* With an empty string as its child, React keeps the text that was added before hydration. */}
      <output suppressHydrationWarning>{''}</output>
      {hasLegend && (
        <p aria-hidden="true">
          <span data-works="Web">{utilitiesWebOnly}</span>
          <span data-partly="">{capital(SUPPORT_WORDS.partial)}</span>
        </p>
      )}
    </div>
  );
}
