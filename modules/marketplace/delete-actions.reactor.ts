import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { reactor } from '../kernel/processing/projection.js';
import { MEMBER_LIMITS } from '../limits/member-limits.ports.js';
import { deleteAudienceOf } from './audience/audience-rows.js';
import { boostRows } from './boost/boost-rows.js';

/** Whenever a member is erased, their counted actions and boosts and the figures of their listings are deleted. The reactor
 *  is older than the module limits, and its checkpoint covers both. */
export const deleteActionsOfErased = (context: ModuleContext) =>
  reactor({
    name: 'forget-listing-acts',
    handles: [pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      const memberIds = events.map(({ entityId }) => entityId);
      await context.get(MEMBER_LIMITS).deleteOf(tx, memberIds);
      await deleteAudienceOf(tx, memberIds);
      await boostRows.removeOf(tx, memberIds);
    },
  });
