/** The elements of what is made from class data; only a site with such data loads them. */
import './class-lookup.element';
import './utility-index.element';
import '@/components/classes/table/class-table.element';
