import { guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { whenever } from '../policy.js';
import { aboutGuardian } from './about-guardian.js';

/** Whenever one of minor and guardian asks to end the link, then the other hears of it. */
export const tellOtherSideOfUnlinking = whenever(
  'tell-other-side-of-unlinking',
  guardianshipEvents,
  'UnlinkAsked',
  ({ entityId, data: { askedBy } }, before) => {
    const link = before.findLast(({ type }) => type === 'GuardianAccepted');
    if (link?.type !== 'GuardianAccepted') return [];
    return [
      askedBy === entityId
        ? aboutGuardian(
            entityId,
            link.data.guardianId,
            'unlink_asked',
            'The member whose guardian you are asks to end the link. It ends when you agree.',
          )
        : aboutGuardian(
            entityId,
            entityId,
            'unlink_asked',
            'Your guardian asks to end the link. It ends when you agree.',
          ),
    ];
  },
);
