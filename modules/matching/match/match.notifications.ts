import { foldEvents } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { newMatch } from '../matching.notification-kinds.js';
import { type MatchEvent, matchEvents } from './match.events.js';
import { matchState } from './match.state.js';

const whenever = rulesOf(matchEvents);

/** Notifications of a match, to both sides, once for ever: a holder without match alerts a day later. */
export const matchNotifications: readonly NotificationRule[] = [
  whenever('MatchFound', 'tell-seeker-of-match', ({ data }) => toSeeker(data, `published ${data.thingId}`)),
  whenever('LimitMet', 'tell-seeker-of-met-limit', ({ data }, before) => {
    const { needId, holderId } = foldEvents(matchState, before);
    return toSeeker({ ...data, needId, holderId }, `price ${data.thingId}`);
  }),
  whenever('MatchFound', 'tell-holder-of-match', ({ data }) => toHolder(data)),
  whenever('HolderTurnCame', 'tell-holder-a-day-later', ({ data }) => toHolder(data)),
];

interface ToldSeeker {
  readonly needId: string;
  readonly thingId: string;
  readonly seekerId: string;
  readonly holderId: string;
  readonly tellsSeeker: boolean;
}

const toSeeker = (
  { seekerId, needId, thingId, holderId, tellsSeeker }: ToldSeeker,
  key: string,
): readonly NotificationRequest[] =>
  tellsSeeker
    ? [
        {
          recipientId: seekerId,
          ...newMatch.of('suits'),
          by: holderId,
          message: `{listing} from {who} fits your wanted ad {listing ${needId}}.`,
          about: thingId,
          href: `/listing/${thingId}`,
          happening: { key, weight: 3 },
        },
      ]
    : [];

type ToldHolder = Extract<MatchEvent, { readonly type: 'HolderTurnCame' }>['data'];

const toHolder = ({
  holderId,
  seekerId,
  needId,
  thingId,
  thing,
  tellsHolder,
}: ToldHolder): readonly NotificationRequest[] =>
  tellsHolder
    ? [
        {
          recipientId: holderId,
          ...newMatch.of('wanted'),
          by: seekerId,
          message: `${who(thing)} is looking for {listing}. ${has(thing, thingId)}`,
          about: needId,
          href: `/listing/${needId}`,
          happening: { key: `published ${needId}`, weight: 3 },
        },
      ]
    : [];

/** A seller of such parts is asked by somebody near; what is listed or kept may suit from far away. */
const who = (thing: ToldHolder['thing']): string => (thing === 'seller' ? '{who} near you' : '{who}');

function has(thing: ToldHolder['thing'], thingId: string): string {
  switch (thing) {
    case 'listing':
      return `You have {listing ${thingId}} for sale.`;
    case 'item':
      return `You have {item ${thingId}} in your inventory.`;
    case 'seller':
      return 'You have listed such parts before.';
    default:
      return unreachable(thing);
  }
}
