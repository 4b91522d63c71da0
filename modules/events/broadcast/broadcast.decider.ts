import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, tooMany, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type Allowance, hasLink } from './allowance.rules.js';
import type { BroadcastEvent, broadcastEvents } from './broadcast.events.js';
import { type Broadcast, broadcastState, type SentBroadcast } from './broadcast.state.js';

/** The actor of `SendBroadcast` is who wrote it. */
export type BroadcastCommand =
  | Command<
      'SendBroadcast',
      Omit<SentBroadcast, 'memberId'> & {
        readonly allowance: Allowance;
        /** When the organizer sent others, in the last 24 hours: ISO-8601 UTC. */
        readonly sentLately: readonly string[];
      }
    >
  | Command<'RemoveBroadcast'>
  | Command<'ReinstateBroadcast'>;

/** source  README, Broadcasts */
export const broadcastDecider: StreamDecider<typeof broadcastEvents, Broadcast, BroadcastCommand> = {
  ...broadcastState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type !== 'SendBroadcast',
};

function decide(command: BroadcastCommand, broadcast: Broadcast): readonly BroadcastEvent[] {
  const { actor } = command.meta;
  switch (command.type) {
    case 'SendBroadcast':
      return send(command, broadcast);
    case 'RemoveBroadcast':
      return broadcast.sent && !broadcast.isRemoved
        ? [event('BroadcastRemoved', { removedBy: actor.id })]
        : [];
    case 'ReinstateBroadcast':
      return broadcast.isRemoved ? [event('BroadcastReinstated', { reinstatedBy: actor.id })] : [];
    default:
      return unreachable(command);
  }
}

/** Write to everybody who goes; the same id again sends nothing.
 *  events  [BroadcastSent], or [] when it is sent already
 *  errors  LINKS_NOT_YET (forbidden), BROADCAST_ID_TAKEN, NOBODY_GOES, TOO_MANY_RECIPIENTS (conflict), BROADCASTS_LIMIT (too-many) */
function send(
  { type: _, allowance, sentLately, meta, ...words }: CommandOf<BroadcastCommand, 'SendBroadcast'>,
  { sent }: Broadcast,
): readonly BroadcastEvent[] {
  const { id: memberId } = meta.actor;
  if (sent?.memberId === memberId && sent.gatheringId === words.gatheringId) return [];
  if (sent) throw conflict('BROADCAST_ID_TAKEN', { message: 'Send the message again.' });
  if (words.recipients === 0)
    throw conflict('NOBODY_GOES', { message: 'Nobody goes to it yet whom this would reach.' });
  if (words.recipients > allowance.maxRecipients) throw tooManyRecipients(allowance);
  if (!allowance.mayHaveLinks && hasLink(`${words.subject}\n${words.text}`))
    throw forbidden('LINKS_NOT_YET', {
      message:
        'Messages of a new organizer have no web address in them. You may send links once an event of yours is over.',
    });
  checkPerDay(allowance, sentLately, meta);
  return [event('BroadcastSent', { memberId, ...words })];
}

function checkPerDay(
  { perDay }: Allowance,
  sentLately: readonly string[],
  { now }: Pick<CommandMetadata, 'now'>,
): void {
  if (sentLately.length < perDay) return;
  const first = sentLately.toSorted()[sentLately.length - perDay] ?? now;
  const seconds = Math.max(1, Math.ceil((Date.parse(plusDays(first, 1)) - Date.parse(now)) / 1_000));
  throw tooMany('BROADCASTS_LIMIT', {
    retryAfter: seconds,
    message: `Your organizer may send ${perDay} messages in 24 hours. You can send the next one in ${hours(seconds)}.`,
  });
}

export const tooManyRecipients = ({ maxRecipients }: Allowance) =>
  conflict('TOO_MANY_RECIPIENTS', {
    message: `Your organizer may write to ${maxRecipients.toLocaleString('en-US')} members at once, and more go. Choose one date, or only those who go.`,
  });

function hours(seconds: number): string {
  const count = Math.ceil(seconds / 3_600);
  return count === 1 ? 'an hour' : `${count} hours`;
}
