import fc from 'fast-check';
import { type DomainEvent, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type BuildCommand, buildDecider as build } from './build.decider.js';
import type { BuildEvent } from './build.events.js';
import { everything, started, words } from './build.fixtures.js';
import type { Build } from './build.state.js';

const members = ['ana', 'bob', 'cid'] as const;
const member = fc.constantFrom(...members);
const now = '2026-06-01T12:00:00.000Z';

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

const bare: fc.Arbitrary<Bare<BuildCommand>> = fc.oneof(
  member.map((memberId) => ({ type: 'InviteCollaborator' as const, memberId, role: 'owns' as const })),
  fc.constant({ type: 'JoinBuild' as const }),
  member.map((memberId) => ({ type: 'EndCollaboration' as const, memberId })),
  member.map((toId) => ({ type: 'OfferBuild' as const, toId, goesAlong: everything, listingId: null })),
  fc.constant({ type: 'EndOffer' as const }),
  fc.constant({ type: 'HandOver' as const, bookId: 'book' }),
  fc.constant({ type: 'LinkSale' as const, listingId: 'listing', goesAlong: everything }),
  fc.constant({ type: 'DeleteBuild' as const }),
  fc.constant({ type: 'RestoreBuild' as const, deletedAt: now }),
  fc.constantFrom('HideBuild' as const, 'ShowBuild' as const, 'RemoveBuild' as const).map((type) => ({
    type,
    reason: '',
  })),
  fc.constant({ type: 'ChangeBuild' as const, words: { ...words, about: 'Changed.' } }),
  fc.constant({ type: 'SetBudget' as const, budgetCents: 100 }),
);
const command: fc.Arbitrary<BuildCommand> = fc
  .tuple(bare, member)
  .map(([one, actor]) => ({ ...one, meta: metaOf(actor, now) }) as BuildCommand);

/** A history that any commands make, those that are refused left out. */
const history: fc.Arbitrary<readonly BuildEvent[]> = fc.array(command, { maxLength: 25 }).map((commands) => {
  const events = [started()];
  for (const one of commands) events.push(...decided(events, one));
  return events;
});

test('a second time, no command changes anything', () => {
  fc.assert(
    fc.property(history, command, (before, one) => {
      const once = [...before, ...decided(before, one)];
      expect(decided(once, one)).toEqual([]);
    }),
  );
});

test('deleting and restoring is no change', () => {
  fc.assert(
    fc.property(history, (before) => {
      const open = decided(before, { type: 'RestoreBuild', deletedAt: now, meta: owner(before) });
      const state = fold([...before, ...open]);
      if (state.standing === 'removed') return;
      const gone = [...before, ...open, ...decided([...before, ...open], deleteBy(before))];
      expect(fold(gone).standing).toBe('deleted');
      const back = decided(gone, { type: 'RestoreBuild', deletedAt: now, meta: owner(before) });
      expect(fold([...gone, ...back])).toEqual(state);
    }),
  );
});

test('a build has one owner, who is no collaborator, and offers it to somebody else', () => {
  fc.assert(
    fc.property(history, (events) => {
      const { ownerId, collaborators, offer, handedOver } = fold(events);
      expect(members).toContain(ownerId);
      expect(collaborators.has(ownerId)).toBe(false);
      expect(offer?.toId).not.toBe(ownerId);
      expect(handedOver.map(({ fromId }) => fromId)).toEqual(
        ['ana', ...handedOver.map(({ toId }) => toId)].slice(0, handedOver.length),
      );
    }),
  );
});

const fold = (events: readonly BuildEvent[]): Build =>
  foldEvents(build, events as readonly (BuildEvent & DomainEvent)[]);

const owner = (events: readonly BuildEvent[]) => metaOf(fold(events).ownerId, now);
const deleteBy = (events: readonly BuildEvent[]): BuildCommand => ({
  type: 'DeleteBuild',
  meta: owner(events),
});

function decided(before: readonly BuildEvent[], one: BuildCommand): readonly BuildEvent[] {
  try {
    return build.decide(one, fold(before));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
