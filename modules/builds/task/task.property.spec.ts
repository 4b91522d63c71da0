import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type TaskCommand, taskDecider } from './task.decider.js';
import type { TaskEvent } from './task.events.js';
import { arrival, partPlanned, partWords, planned, words } from './task.fixtures.js';
import { type Task, taskState } from './task.state.js';

type Bare = TaskCommand extends infer One
  ? One extends { readonly meta: unknown }
    ? Omit<One, 'meta'>
    : never
  : never;

const buildId = 'truck';
const part = fc.constantFrom('p1', 'p2');
const ofPart = { buildId: fc.constant(buildId), partId: part };
const cents = fc.option(fc.integer({ min: 0, max: 900 }));

const anything: fc.Arbitrary<Bare> = fc.oneof(
  fc.record({
    type: fc.constant('PlanPart' as const),
    ...ofPart,
    words: fc.constant(partWords),
    arrival: fc.option(fc.record({ ...constants(arrival), costCents: cents, itemId: fc.constant('item') })),
  }),
  fc.record({
    type: fc.constant('ChangePart' as const),
    ...ofPart,
    words: fc.record({ ...constants(partWords), itemId: fc.constantFrom('item', null) }),
    arrival: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('RecordArrival' as const),
    ...ofPart,
    arrival: fc.record({ ...constants(arrival), costCents: cents }),
  }),
  fc.record({
    type: fc.constant('SeekPart' as const),
    ...ofPart,
    listingId: fc.constantFrom('ad', 'another'),
  }),
  fc.record({
    type: fc.constant('MoveTask' as const),
    buildId: fc.constant(buildId),
    column: fc.constantFrom('backlog' as const, 'done' as const),
    rank: fc.constantFrom('a0', 'a1'),
  }),
  fc.record({
    type: fc.constant('BlockTask' as const),
    buildId: fc.constant(buildId),
    reason: fc.constantFrom('No drums', 'No time'),
  }),
  fc.record({
    type: fc.constantFrom('UnblockTask' as const, 'DeleteTask' as const, 'RestoreTask' as const),
    buildId: fc.constant(buildId),
  }),
  fc.record({
    type: fc.constantFrom(
      'DropPart' as const,
      'KeepPart' as const,
      'UndoArrival' as const,
      'RemovePart' as const,
    ),
    ...ofPart,
  }),
  fc.record({
    type: fc.constant('InstallPart' as const),
    ...ofPart,
    itemId: fc.constant(null),
    portionId: fc.constant(null),
  }),
);

/** Each command that can be undone, and what undoes it in a task as it was before. */
const undoable: Readonly<Record<string, (partId: string, before: Task) => readonly [Bare, Bare]>> = {
  'delete and restore': () => [
    { type: 'DeleteTask', buildId },
    { type: 'RestoreTask', buildId },
  ],
  'move and move back': (_, { column, rank }) => [
    { type: 'MoveTask', buildId, column: 'testing', rank: 'b00' },
    { type: 'MoveTask', buildId, column, rank },
  ],
  'change and change back': (_, before) => [
    { type: 'ChangeTask', buildId, words: { ...words, title: 'Something else', after: ['x'] } },
    { type: 'ChangeTask', buildId, words: before.words ?? words },
  ],
  'drop and keep': (partId) => [
    { type: 'DropPart', buildId, partId },
    { type: 'KeepPart', buildId, partId },
  ],
  'install and take out': (partId) => [
    { type: 'InstallPart', buildId, partId, itemId: 'item', portionId: 'portion' },
    { type: 'RemovePart', buildId, partId },
  ],
  'arrive and not arrive': (partId) => [
    { type: 'RecordArrival', buildId, partId, arrival: { ...arrival, costCents: 1 } },
    { type: 'UndoArrival', buildId, partId },
  ],
  'find and reopen': (partId) => [
    { type: 'FollowDeal', partId, needId: 'ad', arrival: { ...arrival, sellerId: 'hank' } },
    { type: 'FollowReopening', partId, needId: 'ad', sellerId: 'hank' },
  ],
};

/** Undoing an arrival leaves none, so there was none before; and a part in the car stays arrived. */
function appliesTo(name: string, { parts }: Task, partId: string): boolean {
  const part = parts.get(partId);
  if (name === 'arrive and not arrive') return !part?.arrival;
  return name !== 'find and reopen' || (!part?.arrival && !part?.installed);
}

test.each(Object.keys(undoable))('to %s leaves a task as it was', (name) => {
  let undone = 0;
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 8 }), part, (commands, partId) => {
      const before = commands.reduce(
        after,
        foldEvents(taskState, [planned(), partPlanned('p1'), partPlanned('p2')]),
      );
      const [doing, undoing] = undoable[name]?.(partId, before) ?? [];
      if (!doing || !undoing || !appliesTo(name, before, partId)) return;
      const done = decided(doing, before);
      if (done.length === 0) return;
      undone += 1;
      const then = done.reduce(taskState.evolve, before);
      expect(then).not.toEqual(before);
      expect(decided(undoing, then).reduce(taskState.evolve, then)).toEqual(before);
    }),
    { numRuns: 400 },
  );
  expect(undone).toBeGreaterThan(5);
});

const after = (task: Task, command: Bare): Task => decided(command, task).reduce(taskState.evolve, task);

/** The events of Ana's command; [] when it is refused. */
function decided(command: Bare, task: Task): readonly (TaskEvent & { readonly type: string })[] {
  try {
    return taskDecider.decide(
      { ...command, meta: metaOf('ana') } as TaskCommand,
      task,
    ) as readonly TaskEvent[];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function constants<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)])) as {
    readonly [Name in keyof Values]: fc.Arbitrary<Values[Name]>;
  };
}
