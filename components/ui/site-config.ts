/**
 * The configuration, for components that run in the browser. They import it because a prop or a context would add
 * it to the data of every page. All other code gets it from its caller.
 */
export { default as config } from '@/site.config';
