import { type Command, event } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { CaseEvent, caseEvents } from './case.events.js';
import { type Case, caseState } from './case.state.js';
import { type ClaimCommand, claim, release } from './claim.rules.js';
import { type CommunityCommand, decideInCommunity, passOn } from './community-verdict.rules.js';
import { hide, type IntakeCommand, join, mend, open } from './intake.rules.js';
import { caseNotFound } from './not-found.rules.js';
import {
  confirmEnding,
  decideCase,
  declineEnding,
  proposeEnding,
  reopen,
  type VerdictCommand,
} from './verdict.rules.js';

export type CaseCommand =
  | IntakeCommand
  | ClaimCommand
  | VerdictCommand
  | CommunityCommand
  | Command<'AddNote', { readonly noteId: string; readonly note: string }>;

/** source  README, Commands */
export const caseDecider: StreamDecider<typeof caseEvents, Case, CaseCommand> = {
  ...caseState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type !== 'AddNote',
};

function decide(command: CaseCommand, found: Case): readonly CaseEvent[] {
  if (command.type === 'OpenCase') return open(command, found);
  if (found.status === 'none') throw caseNotFound();
  switch (command.type) {
    case 'JoinReport':
      return join(command, found);
    case 'HideContent':
      return hide(command, found);
    case 'MendContent':
      return mend(command, found);
    case 'ClaimCase':
      return claim(command, found);
    case 'ReleaseCase':
      return release(command, found);
    case 'AddNote': {
      const { noteId, note, meta } = command;
      return [event('NoteAdded', { subjectId: found.subjectId, noteId, notedBy: meta.actor.id, note })];
    }
    case 'DecideCase':
      return decideCase(command, found);
    case 'ProposeEnding':
      return proposeEnding(command, found);
    case 'ConfirmEnding':
      return confirmEnding(command, found);
    case 'DeclineEnding':
      return declineEnding(command, found);
    case 'ReopenCase':
      return reopen(command, found);
    case 'DecideInCommunity':
      return decideInCommunity(command, found);
    case 'PassOnCase':
      return passOn(command, found);
    default:
      return unreachable(command);
  }
}
