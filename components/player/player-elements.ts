/** The elements of live samples. The offline copy, which cannot run any, leaves this file out. */
import './player.element';
import './playground.element';
