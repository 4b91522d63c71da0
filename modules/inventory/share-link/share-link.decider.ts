import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { ShareLinkEvent, ShareScope, shareLinkEvents } from './share-link.events.js';
import { type ShareLink, shareLinkState } from './share-link.state.js';

interface Content {
  readonly title: string;
  readonly scope: ShareScope;
  readonly locationId: string | null;
  readonly tag: string;
  readonly itemIds: readonly string[];
  readonly showPrices: boolean;
  readonly showPlaces: boolean;
  /** ISO-8601 UTC */
  readonly endsAt: string | null;
  readonly tokenDigest: string;
}

export type ShareLinkCommand =
  | Command<'MakeShareLink', Content>
  | Command<'RevokeShareLink'>
  | Command<'CloseShareLink'>
  | Command<'ReopenShareLink'>;

export const shareLinkDecider: StreamDecider<typeof shareLinkEvents, ShareLink, ShareLinkCommand> = {
  ...shareLinkState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ShareLinkCommand['type']> = new Set([
  'RevokeShareLink',
  'CloseShareLink',
  'ReopenShareLink',
]);

function decide(command: ShareLinkCommand, link: ShareLink): readonly ShareLinkEvent[] {
  switch (command.type) {
    case 'MakeShareLink':
      return make(command, link);
    case 'RevokeShareLink':
      return revoke(command, link);
    case 'CloseShareLink':
      return close(command, link);
    case 'ReopenShareLink':
      return reopen(command, link);
    default:
      return unreachable(command);
  }
}

/** Make a link. Fields that its scope does not need are not stored.
 *  events  [ShareLinkMade]
 *  errors  ALREADY_ADDED (conflict), SCOPE_INCOMPLETE, LINK_ENDS_EARLIER (unprocessable) */
function make(
  { type: _, meta, ...content }: CommandOf<ShareLinkCommand, 'MakeShareLink'>,
  { ownerId }: ShareLink,
): readonly ShareLinkEvent[] {
  if (ownerId !== null) throw conflict('ALREADY_ADDED', { message: 'This link already exists.' });
  const { scope, endsAt } = content;
  const locationId = scope === 'location' ? content.locationId : null;
  const tag = scope === 'tag' ? content.tag : '';
  const itemIds = scope === 'items' ? [...new Set(content.itemIds)] : [];
  const isComplete = { all: true, location: locationId !== null, tag: tag !== '', items: itemIds.length > 0 };
  if (!isComplete[scope])
    throw unprocessable('SCOPE_INCOMPLETE', {
      message: 'Choose what the link shows: a place, a tag or items.',
    });
  if (endsAt !== null && endsAt <= meta.now)
    throw unprocessable('LINK_ENDS_EARLIER', {
      message: 'Choose a last day in the future.',
      fields: [{ path: 'endsAt', message: 'Choose a last day in the future.' }],
    });
  return [event('ShareLinkMade', { ...content, ownerId: meta.actor.id, locationId, tag, itemIds })];
}

/** Revoke a link: nobody can open it any more.
 *  events  [ShareLinkRevoked], or [] when it is revoked already
 *  errors  SHARE_LINK_NOT_FOUND (not-found) to everybody but its owner */
function revoke(
  { meta }: CommandOf<ShareLinkCommand, 'RevokeShareLink'>,
  { ownerId, isRevoked }: ShareLink,
): readonly ShareLinkEvent[] {
  if (ownerId !== meta.actor.id)
    throw notFound('SHARE_LINK_NOT_FOUND', { message: 'You have no such link.' });
  return isRevoked ? [] : [event('ShareLinkRevoked', {})];
}

/** Close a link by a decision of a case. Changes nothing when it is closed or revoked already. */
const close = (
  { meta }: CommandOf<ShareLinkCommand, 'CloseShareLink'>,
  { ownerId, isRevoked, isClosed }: ShareLink,
): readonly ShareLinkEvent[] =>
  ownerId === null || isRevoked || isClosed ? [] : [event('ShareLinkClosed', { closedBy: meta.actor.id })];

/** Open a closed link again; one that its owner revoked since stays revoked. */
const reopen = (
  { meta }: CommandOf<ShareLinkCommand, 'ReopenShareLink'>,
  { isClosed }: ShareLink,
): readonly ShareLinkEvent[] => (isClosed ? [event('ShareLinkReopened', { reopenedBy: meta.actor.id })] : []);
