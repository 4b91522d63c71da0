import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever staff refuses a guardian, then both hear of it. */
export const tellPairOfRefusal = whenever(
  'tell-pair-of-refusal',
  guardianshipEvents,
  'GuardianRefused',
  ({ entityId, data: { guardianId } }) => [
    aboutGuardian(
      entityId,
      entityId,
      'refused',
      'We could not make sure of your guardian. You can invite them again, or somebody else.',
    ),
    aboutGuardian(
      entityId,
      guardianId,
      'refused',
      'We could not make sure that you are the guardian. Write to support if that is wrong.',
    ),
  ],
);
