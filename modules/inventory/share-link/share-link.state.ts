import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type ShareLinkEvent, shareLinkEvents } from './share-link.events.js';

export interface ShareLink {
  /** null: never made. */
  readonly ownerId: string | null;
  readonly isRevoked: boolean;
}

export const shareLinkState: StreamState<typeof shareLinkEvents, ShareLink> = {
  events: shareLinkEvents,
  initial: { ownerId: null, isRevoked: false },
  evolve,
};

function evolve(link: ShareLink, event: ShareLinkEvent): ShareLink {
  switch (event.type) {
    case 'ShareLinkMade':
      return { ownerId: event.data.ownerId, isRevoked: false };
    case 'ShareLinkRevoked':
      return { ...link, isRevoked: true };
    default:
      return unreachable(event);
  }
}
