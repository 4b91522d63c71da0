import type { Contents, Reportable } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import { loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { CarryingOutDeps } from '../decision/decisions-about.js';
import { caseDecider } from './case.decider.js';
import { caseEvents } from './case.events.js';
import { caseState } from './case.state.js';
import type { openCase } from './cases.contract.js';
import { mustBeImpartial } from './conflicts.rules.js';
import { casesOf, claimTargets } from './open-targets.js';
import type { Relations } from './relations.shared.js';

/** Open a case of one's own accord; an open one about the same thing is joined.
 *  errors  TARGET_NOT_FOUND (not-found), ONE_MEMBER_AT_A_TIME (conflict), OWN_CASE, CONFLICT_OF_INTEREST (forbidden) */
export async function openByStaff(
  { bus, db, eventStore, contents }: CarryingOutDeps,
  relations: Relations,
  { targets: refs, category, reason }: BodyOf<typeof openCase>,
  meta: CommandMetadata,
): Promise<Receipt> {
  const found = await Promise.all(refs.map((ref) => pinned(contents, ref, meta)));
  const targets = found.map(({ kind, id, version, ownerId }) => ({ kind, id, version, ownerId }));
  const subjectId = ownerOf(targets);
  const relation = await relations.between(meta.actor.id, subjectId, meta.now);
  mustBeImpartial({ subjectId, reports: [] }, meta, relation);
  const over: string[] = [];
  for (const caseId of await casesOf(db, targets)) {
    const known = await loadState(eventStore, caseState, caseId);
    if (known.status === 'open' || known.status === 'to confirm')
      return receiptOf(eventStore, caseEvents, caseId);
    over.push(caseId);
  }
  const caseId = await claimTargets(db, targets, deterministicId('case', meta.commandId), over);
  const opened = {
    subjectId,
    communityId: null,
    source: 'staff' as const,
    openedBy: meta.actor.id,
    category,
    targets,
    reason,
  };
  return dispatch(bus, caseDecider, caseId, { type: 'OpenCase', opened, meta }, { isNew: true });
}

async function pinned(
  contents: Contents,
  ref: { readonly kind: string; readonly id: string },
  { actor, now }: CommandMetadata,
): Promise<Reportable> {
  const found = await contents.toReport(ref, { actor, now });
  if (found) return found;
  throw notFound('TARGET_NOT_FOUND', { message: 'There is nothing here that a case could be about.' });
}

function ownerOf(targets: readonly { readonly ownerId: string }[]): string {
  const [first = '', ...others] = new Set(targets.map(({ ownerId }) => ownerId));
  if (others.length === 0) return first;
  throw conflict('ONE_MEMBER_AT_A_TIME', {
    message: 'A case is about one member. Open another for the other member.',
  });
}
