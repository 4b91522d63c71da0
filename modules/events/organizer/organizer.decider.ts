import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { mustWorkAs } from './authority.rules.js';
import type { OrganizerEvent, OrganizerWords, organizerEvents } from './organizer.events.js';
import { isVerifiedAt, type Organizer, organizerState } from './organizer.state.js';
import { answer, type ChangeTeam, changeRole, invite, leave, partWith } from './team.rules.js';
import {
  approveFirstEvent,
  ask,
  type Evidence,
  lapse,
  refuse,
  type Verify,
  verify,
  withdraw,
} from './verification.rules.js';

export type OrganizerCommand =
  | Command<
      'ApplyAsOrganizer',
      { readonly words: OrganizerWords; readonly slug: string; readonly evidence: Evidence }
    >
  | Command<'ChangeOrganizer', { readonly words: OrganizerWords }>
  | Command<'HideOrganizer'>
  | Command<'ShowOrganizer'>
  | ChangeTeam
  | Verify;

/** source  README, Organizers */
export const organizerDecider: StreamDecider<typeof organizerEvents, Organizer, OrganizerCommand> = {
  ...organizerState,
  decide,
  max: 500, // each event that it publishes reads the stream
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What ends something, and what follows from time, an erasure or a decision. */
const always: ReadonlySet<OrganizerCommand['type']> = new Set([
  'AnswerTeamInvitation',
  'LeaveTeam',
  'PartWithTeamMember',
  'RefuseVerification',
  'WithdrawVerification',
  'LapseVerification',
  'ApproveFirstEvent',
  'HideOrganizer',
  'ShowOrganizer',
]);

function decide(command: OrganizerCommand, organizer: Organizer): readonly OrganizerEvent[] {
  switch (command.type) {
    case 'ApplyAsOrganizer':
      return apply(command, organizer);
    case 'ChangeOrganizer':
      return change(command, organizer);
    case 'AskForVerification':
      return ask(command, organizer);
    case 'VerifyOrganizer':
      return verify(command, organizer);
    case 'RefuseVerification':
      return refuse(command, organizer);
    case 'WithdrawVerification':
      return withdraw(command, organizer);
    case 'LapseVerification':
      return lapse(command, organizer);
    case 'ApproveFirstEvent':
      return approveFirstEvent(command, organizer);
    case 'InviteToTeam':
      return invite(command, organizer);
    case 'AnswerTeamInvitation':
      return answer(command, organizer);
    case 'ChangeTeamRole':
      return changeRole(command, organizer);
    case 'LeaveTeam':
      return leave(command, organizer);
    case 'PartWithTeamMember':
      return partWith(command, organizer);
    case 'HideOrganizer':
      return organizer.exists && !organizer.isHidden
        ? [event('OrganizerHidden', { by: command.meta.actor.id })]
        : [];
    case 'ShowOrganizer':
      return organizer.isHidden ? [event('OrganizerShown', { by: command.meta.actor.id })] : [];
    default:
      return unreachable(command);
  }
}

/** Begin an organizer, under the id that its slug makes, and ask to be verified. Whoever asks is its first owner.
 *  errors  ORGANIZER_SLUG_TAKEN (conflict): the service chooses another */
function apply(
  { words, slug, evidence, meta }: CommandOf<OrganizerCommand, 'ApplyAsOrganizer'>,
  { exists }: Organizer,
): readonly OrganizerEvent[] {
  if (exists)
    throw conflict('ORGANIZER_SLUG_TAKEN', {
      message: 'Another organizer began under that name just now. Send it again.',
    });
  return [event('OrganizerApplied', { ...words, ...evidence, slug, ownerId: meta.actor.id })];
}

/** Under another name or as something else it would keep a verification that staff gave to who it was.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), NAME_VERIFIED (conflict) */
function change(
  { words, meta }: CommandOf<OrganizerCommand, 'ChangeOrganizer'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const before = mustWorkAs(['owner', 'editor'], organizer, meta).words;
  if (isVerifiedAt(organizer, meta.now) && (before.name !== words.name || before.kind !== words.kind))
    throw conflict('NAME_VERIFIED', {
      message:
        'Its name and what it is were checked when it was verified. Write to us to change them: we end the verification, and you ask for a new one.',
    });
  return isSame(before, words) ? [] : [event('OrganizerChanged', { ...words, by: meta.actor.id })];
}

const isSame = (one: OrganizerWords, other: OrganizerWords): boolean =>
  one.name === other.name &&
  one.kind === other.kind &&
  one.about === other.about &&
  one.website === other.website &&
  one.place?.zip === other.place?.zip;
