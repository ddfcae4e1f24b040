/**
 * Site configuration for components that run in the browser. They import it, because passing it as a prop or
 * in a context would add it to the data of every page. All other code receives the configuration as an
 * argument. `next.config.mjs` replaces the module with the generated `site-config.ts`.
 */
export { default as config } from '@/site.config';
