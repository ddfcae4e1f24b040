/**
 * Site configuration for components that run in the browser. They import it because a prop or context would
 * add it to the data of every page. All other code receives it as an argument.
 */
export { default as config } from '@/site.config';
