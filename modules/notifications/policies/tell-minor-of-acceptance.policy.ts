import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever a guardian accepts, then the minor hears of it. */
export const tellMinorOfAcceptance = whenever(
  'tell-minor-of-acceptance',
  guardianshipEvents,
  'GuardianAccepted',
  ({ entityId }) => [
    aboutGuardian(
      entityId,
      entityId,
      'accepted',
      'Your parent or guardian has accepted. We make sure that it is them; until then you can look around.',
    ),
  ],
);
