/**
 * Starts the parts of the shell that enhance HTML which already works without scripts: history entries, focus
 * handling, and animation. This module loads at the first sign of user activity, which always happens before
 * the first click.
 */
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startMenu } from './menu/open-menu';
import { startVersionLinks } from './navbar/version-links';

startMenu();
startVersionLinks();
startCollapsibles();
