import { forbidden } from '../../kernel/decider/errors.js';
import type { ItemContent } from './item.events.js';

type Visibility = ItemContent['visibility'];

/** Whether this change makes an item visible to others that was not before. */
export const opens = (after: Visibility, before: Visibility = 'private'): boolean =>
  after !== 'private' && after !== before;

/** Others see nothing of a member whose age is unknown, or who waits for a guardian.
 *  errors  NOT_SHOWN_YET (forbidden) */
export const notShownYet = () =>
  forbidden('NOT_SHOWN_YET', {
    message:
      'Others cannot see your items yet. Keep this one private; your account page says what is missing: your date of birth, or a parent or guardian.',
  });
