/** Imports the content's custom elements, which register themselves with the browser. */
import '@/components/prose/code/code.element';
import '@/components/page/copy-page/copy-page.element';
import '@/components/prose/prose.element';
import '@/components/prose/tabs/tabs.element';
import '@/components/page/toc/toc.element';
