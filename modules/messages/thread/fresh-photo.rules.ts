import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { isNewAccount } from '../outreach.rules.js';
import type { ThreadEvent } from './thread.events.js';
import type { FreshPhoto, ThreadCommand } from './thread.state.js';

/** Whether a member who answers a wanted ad is asked to show the item: a new account, or one without a finished deal.
 *  source  README, Rule 10 */
export const asksForFreshPhoto = ({
  joinedAt,
  hasOutcome,
  now,
}: {
  readonly joinedAt: string;
  readonly hasOutcome: boolean;
  readonly now: string;
}): boolean => isNewAccount(joinedAt, now) || !hasOutcome;

const words =
  'axle bolt brass cable chrome clutch cowl damper dash fender filter flange fuse gasket gauge grille hinge hood hub lever lock mirror nut pedal piston pump radiator ring rotor seal shaft spring starter switch tank tappet tire trim trunk valve vent wheel wiper'
    .toUpperCase()
    .split(' ');

/** The number of code words. */
export const codeWords = words.length * 90;

/** A word and a number that nobody could have photographed before.
 *  in  chance: a whole number from 0, below `codeWords` */
export const codeWordOf = (chance: number): string =>
  `${words[chance % words.length]} ${10 + (Math.floor(chance / words.length) % 90)}`;

/** The first photo after the question is the answer; after "no code word" the next one is. */
export function noteFreshPhoto(
  { messageId, meta }: CommandOf<ThreadCommand, 'NoteFreshPhoto'>,
  asked: FreshPhoto | null,
): readonly ThreadEvent[] {
  const isAwaited = asked?.status === 'asked' || asked?.status === 'not seen';
  if (!asked || asked.of !== meta.actor.id || !isAwaited || asked.messageId === messageId) return [];
  return [event('FreshPhotoSent', { memberId: meta.actor.id, messageId })];
}

/** The seeker says whether the photo shows the code word, and may change the answer.
 *  errors  NO_FRESH_PHOTO (conflict) */
export function checkFreshPhoto(
  { isSeen, meta }: CommandOf<ThreadCommand, 'CheckFreshPhoto'>,
  asked: FreshPhoto | null,
): readonly ThreadEvent[] {
  if (!asked || asked.status === 'asked' || asked.of === meta.actor.id)
    throw conflict('NO_FRESH_PHOTO', { message: 'There is no fresh photo to look at yet.' });
  if (asked.status === (isSeen ? 'seen' : 'not seen')) return [];
  return [event('FreshPhotoChecked', { memberId: meta.actor.id, isSeen })];
}
