import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type ShareLinkEvent, shareLinkEvents } from './share-link.events.js';

export interface ShareLink {
  /** null: never made. */
  readonly ownerId: string | null;
  readonly isRevoked: boolean;
  /** By a decision of a case; it may be revoked besides. */
  readonly isClosed: boolean;
}

export const shareLinkState: StreamState<typeof shareLinkEvents, ShareLink> = {
  events: shareLinkEvents,
  initial: { ownerId: null, isRevoked: false, isClosed: false },
  evolve,
};

function evolve(link: ShareLink, event: ShareLinkEvent): ShareLink {
  switch (event.type) {
    case 'ShareLinkMade':
      return { ownerId: event.data.ownerId, isRevoked: false, isClosed: false };
    case 'ShareLinkRevoked':
      return { ...link, isRevoked: true };
    case 'ShareLinkClosed':
      return { ...link, isClosed: true };
    case 'ShareLinkReopened':
      return { ...link, isClosed: false };
    default:
      return unreachable(event);
  }
}
