import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever a minor comes of age, then they and their guardian hear that the link has ended. */
export const tellPairOfMajority = whenever(
  'tell-pair-of-majority',
  guardianshipEvents,
  'MajorityReached',
  ({ entityId, data: { guardianId } }) =>
    guardianId === null
      ? [aboutGuardian(entityId, entityId, 'majority', 'You are 18 and need no guardian here any more.')]
      : [
          aboutGuardian(
            entityId,
            entityId,
            'majority',
            'You are 18: the link to your guardian has ended by itself.',
          ),
          aboutGuardian(
            entityId,
            guardianId,
            'majority',
            'They are 18 now: your link as a guardian has ended by itself.',
          ),
        ],
);
