import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever a guardian is verified, then both hear of it. */
export const tellPairOfVerification = whenever(
  'tell-pair-of-verification',
  guardianshipEvents,
  'GuardianVerified',
  ({ entityId, data: { guardianId } }) => [
    aboutGuardian(
      entityId,
      entityId,
      'verified',
      'Your guardian is verified: you can list, hold and post now.',
    ),
    aboutGuardian(
      entityId,
      guardianId,
      'verified',
      'You are verified as a guardian, and answer for them here now.',
    ),
  ],
);
