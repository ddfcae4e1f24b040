/** What moves in the content: each element makes itself known to the browser. */
import './code/code.element';
import './tabs/tabs.element';
