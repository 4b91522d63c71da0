import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { Notifier } from '../../notifications/notifications.ports.js';
import { communityState } from '../community/community.state.js';
import { communityNotice } from '../community.notification-kinds.js';
import { membershipEvents } from './membership.events.js';

type Deps = Pick<ModuleContext, 'eventStore'> & { readonly notifier: Notifier };

/** Whenever somebody asks to join a community, its owner and its moderators are notified. */
export const notifyOfRequests = ({ eventStore, notifier }: Deps): Reactor =>
  reactor({
    name: 'tell-of-requests-to-join',
    handles: [pick(membershipEvents, 'JoinRequested')],
    handle: async (tx, events) => {
      for (const { id, data, recordedAt: sentAt } of events) {
        const { ownerId, moderators } = await loadState(eventStore, communityState, data.communityId);
        const recipients = [...(ownerId === null ? [] : [ownerId]), ...moderators];
        await notifier.notifyAll(
          tx,
          recipients.map((recipientId) => ({
            id: deterministicId('request to join', id, recipientId),
            recipientId,
            sentAt,
            ...communityNotice.of('request'),
            by: data.memberId,
            message: '{who} asks to join {community}.',
            ofSeveral: '{who} ask to join {community}.',
            href: `/communities/${data.communityId}`,
            about: data.communityId,
            delivery: 'together',
          })),
        );
      }
    },
  });
