import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { BuildEvent, GoesAlong } from '../build/build.events.js';
import type { Build } from '../build/build.state.js';
import { ownCollaborator } from '../build/collaborators.rules.js';
import { isSame } from '../build/is-same.rules.js';
import { buildNotFound, mustBe, type OpenBuild } from '../build/roles.rules.js';

/** How a build becomes another member's. The sender looks whether the two may meet, and whether the listing and the documents are the owner's. */
export type HandOverCommand =
  | Command<'LinkSale', { readonly listingId: string; readonly goesAlong: GoesAlong }>
  | Command<'UnlinkSale'>
  | Command<
      'OfferBuild',
      { readonly toId: string; readonly goesAlong: GoesAlong; readonly listingId: string | null }
    >
  /** `because` is given where it follows from elsewhere; otherwise it follows from who asks. `toId` limits it to an offer to that member. */
  | Command<
      'EndOffer',
      {
        readonly because?: 'blocked' | 'erased' | 'withdrawn' | undefined;
        readonly toId?: string | undefined;
      }
    >
  | Command<'HandOver', { readonly bookId: string }>;

export function handOverRules(command: HandOverCommand, build: Build): readonly BuildEvent[] {
  switch (command.type) {
    case 'LinkSale': {
      const { sale } = mustBe(build, 'owner', command.meta);
      const linked = { listingId: command.listingId, goesAlong: command.goesAlong };
      return isSame(sale, linked) ? [] : [event('SaleLinked', linked)];
    }
    case 'UnlinkSale': {
      const { sale } = mustBe(build, 'owner', command.meta);
      return sale ? [event('SaleUnlinked', { listingId: sale.listingId })] : [];
    }
    case 'OfferBuild':
      return offer(command, build);
    case 'EndOffer':
      return endOffer(command, build);
    case 'HandOver':
      return handOver(command, build);
    default:
      return unreachable(command);
  }
}

/** Offer a build to a member, or change what goes along. An offer to somebody else ends the one before.
 *  errors  OWN_COLLABORATOR (unprocessable), those of `mustBe` */
function offer(
  { toId, goesAlong, listingId, meta }: CommandOf<HandOverCommand, 'OfferBuild'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, offer: before } = mustBe(build, 'owner', meta);
  if (toId === ownerId) throw ownCollaborator('This build is yours already.');
  const offered = { toId, goesAlong, listingId };
  if (isSame(before, offered)) return [];
  return [
    ...(before && before.toId !== toId ? [ended(before.toId, 'withdrawn')] : []),
    event('HandOverOffered', offered),
  ];
}

/** The owner withdraws an offer, or whoever it is made to declines it.
 *  errors  BUILD_NOT_FOUND (not-found) for everybody else, those of `mustBe` */
function endOffer(
  { because, toId, meta }: CommandOf<HandOverCommand, 'EndOffer'>,
  build: Build,
): readonly BuildEvent[] {
  const { offer: made } = build;
  if (because) return made && (toId ?? made.toId) === made.toId ? [ended(made.toId, because)] : [];
  if (made?.toId === meta.actor.id) return [ended(made.toId, 'declined')];
  mustBe(build, 'owner', meta);
  return made ? [ended(made.toId, 'withdrawn')] : [];
}

const ended = (toId: string, because: 'withdrawn' | 'declined' | 'blocked' | 'erased') =>
  event('HandOverEnded', { toId, because });

/** Take over a build that is offered. What is said of the car continues under the new owner's key, so that it outlasts the account of the former one.
 *  events  [CollaboratorLeft…, BuildHandedOver, BuildChanged], or [] when it is the caller's already
 *  errors  those of `offeredTo` */
function handOver(
  { bookId, meta }: CommandOf<HandOverCommand, 'HandOver'>,
  build: Build,
): readonly BuildEvent[] {
  const toId = meta.actor.id;
  if (isHandedOverTo(build, toId)) return [];
  const { ownerId: fromId, words, collaborators, offer: made } = offeredTo(build, toId);
  const about = made.goesAlong.journal ? words.about : '';
  return [
    ...[...collaborators.keys()].map((memberId) =>
      event('CollaboratorLeft', { memberId, because: 'handed over' as const }),
    ),
    event('BuildHandedOver', { fromId, toId, goesAlong: made.goesAlong, bookId }),
    event('BuildChanged', { ...words, about, ownerId: toId, by: toId }),
  ];
}

/** Whether it came to this owner by a hand-over. */
export const isHandedOverTo = ({ ownerId, handedOver }: Build, memberId: string): boolean =>
  ownerId === memberId && handedOver.at(-1)?.toId === memberId;

/** A build that is offered to a member.
 *  errors  BUILD_NOT_FOUND (not-found), when it is gone or the caller knows nothing of it; BUILD_GONE, NOT_OFFERED (conflict) */
export function offeredTo(
  build: Build,
  memberId: string,
): OpenBuild & { readonly offer: NonNullable<Build['offer']> } {
  const { offer: made, words, standing, collaborators, ownerId } = build;
  if (words === null || standing === 'deleted') throw buildNotFound();
  if (made?.toId !== memberId) {
    if (ownerId !== memberId && !collaborators.has(memberId)) throw buildNotFound();
    throw conflict('NOT_OFFERED', { message: 'Nobody offers this build to you.' });
  }
  if (standing === 'removed')
    throw conflict('BUILD_GONE', { message: 'Our staff removed this build. It cannot be handed over.' });
  return { ...build, words, offer: made };
}
