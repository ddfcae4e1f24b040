/** The elements of live samples. The offline copy, which cannot run any, leaves this file out. */
import config from '@/site.config';
import './player.element';
import './playground.element';

// Elsewhere nobody needs it.
if (config.playground === 'snack') void import('./snack.element');
