/** What moves in the content of every site: each element makes itself known to the browser. */
import './ui/collapsible-motion';
import './code/code.element';
import './copy-page/copy-page.element';
import './mdx/prose.element';
import './tabs/tabs.element';
import './toc/toc.element';
