import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { LabelEvent, labelEvents, labelSubjects } from './label.events.js';
import { type Label, labelState } from './label.state.js';

export type LabelCommand =
  | Command<'IssueLabel', { readonly subject: (typeof labelSubjects)[number]; readonly subjectId: string }>
  | Command<'HandOverLabel', { readonly toMemberId: string; readonly toItemId: string }>;

export const labelDecider: StreamDecider<typeof labelEvents, Label, LabelCommand> = {
  ...labelState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<LabelCommand['type']> = new Set(['HandOverLabel']);

function decide(command: LabelCommand, label: Label): readonly LabelEvent[] {
  switch (command.type) {
    case 'IssueLabel':
      return issue(command, label);
    case 'HandOverLabel':
      return handOver(command, label);
    default:
      return unreachable(command);
  }
}

/** Give a code to an item or a location, for ever.
 *  events  [LabelIssued], or [] when it has this code already
 *  errors  CODE_TAKEN (conflict) */
function issue(
  { subject, subjectId, meta }: CommandOf<LabelCommand, 'IssueLabel'>,
  label: Label,
): readonly LabelEvent[] {
  if (label.subject === null) return [event('LabelIssued', { ownerId: meta.actor.id, subject, subjectId })];
  if (label.subject === subject && label.subjectId === subjectId) return [];
  throw conflict('CODE_TAKEN', { message: 'This code is in use.' });
}

/** From now on the code leads to the buyer's item. */
function handOver(
  { toMemberId, toItemId }: CommandOf<LabelCommand, 'HandOverLabel'>,
  label: Label,
): readonly LabelEvent[] {
  if (label.subject !== 'item' || label.subjectId === toItemId) return [];
  return [event('LabelHandedOver', { ownerId: toMemberId, subjectId: toItemId })];
}
