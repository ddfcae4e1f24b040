/**
 * Imported for its effect: in development a change of content rewrites the module named here, so that
 * this one is evaluated again, the content is read anew, and the open page renders in place.
 */
import { revision } from '@/.generated/revision';
import { forgetContent } from './content';

forgetContent(revision);

/** Names the state of the content. */
export { revision };
