/** What moves in the content of every site: each element makes itself known to the browser. */
import '@/components/prose/code/code.element';
import '@/components/page/copy-page/copy-page.element';
import '@/components/prose/prose.element';
import '@/components/prose/tabs/tabs.element';
import '@/components/page/toc/toc.element';
