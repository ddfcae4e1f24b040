/** What moves in the content: each element makes itself known to the browser. */
import './ui/collapsible-motion';
import './code/code.element';
import './class-lookup/class-lookup.element';
import './class-lookup/utility-index.element';
import './class-table/class-table.element';
import './copy-page/copy-page.element';
import './mdx/prose.element';
import './tabs/tabs.element';
import './toc/toc.element';
