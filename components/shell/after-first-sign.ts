/**
 * The modules of the shell that add to HTML which works without them: history, focus and motion. They are loaded at
 * the first sign of a reader, which comes before the first click.
 */
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startMenu } from './menu/open-menu';
import { startVersionLinks } from './navbar/version-links';

startMenu();
startVersionLinks();
startCollapsibles();
