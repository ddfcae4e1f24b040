/** Defines the custom elements that use class data. Only sites with class data load this file. */
import './class-lookup.element';
import './utility-index.element';
import '@/components/classes/app-theme/theme-palette.element';
import '@/components/classes/table/class-table.element';
