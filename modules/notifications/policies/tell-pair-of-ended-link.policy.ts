import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever a link ends, then both hear of it; the minor alone, when the guardian has left. Of who ended what was not verified nobody reads. */
export const tellPairOfEndedLink = whenever(
  'tell-pair-of-ended-link',
  guardianshipEvents,
  'GuardianUnlinked',
  ({ entityId, data: { guardianId, because } }) => [
    aboutGuardian(entityId, entityId, 'ended', minorHears[because]),
    ...(because === 'guardian left'
      ? []
      : [aboutGuardian(entityId, guardianId, 'ended', guardianHears[because])]),
  ],
);

const andNow = 'You can look around; to list, hold and post, invite a parent or guardian.';
const minorHears = {
  'both agreed': `The link to your guardian has ended, as you both agreed. ${andNow}`,
  'guardian left': `Your guardian has left, so the link has ended. ${andNow}`,
  'not verified': `The link ended before your guardian was verified. ${andNow}`,
};
const guardianHears = {
  'both agreed': 'You both agreed: you are no longer their guardian here.',
  'not verified': 'The link to a minor ended before you were verified as their guardian.',
};
