import { draftRow, draftSpace } from '@entities/spaces/map-draft.fixtures';
import type { SpacesBatch } from '@entities/spaces/map-draft.mutations';
import { ApiProblem } from '@lib/api/problem';
import { codesTwice } from '@modules/spaces/drawing/codes.rules';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { startDrawing } from './drawing';

/** A server that keeps spaces as the draft does, and time that passes only when it is told to. */
function opened(spaces: readonly Space[]) {
  const kept = new Map(spaces.map((space) => [space.id, space]));
  const batches: SpacesBatch[] = [];
  const failures: Error[] = [];
  const waiting = new Set<() => void>();
  const drawing = startDrawing(
    spaces,
    async (batch) => {
      const failure = failures.shift();
      if (failure) throw failure;
      batches.push(batch);
      if (batch.kind === 'take out') for (const id of batch.ids) kept.delete(id);
      else {
        if (batch.spaces.length > 500) throw new Error('Too many at once.');
        for (const space of batch.spaces) kept.set(space.id, space);
        const twice = codesTwice([...kept.values()]);
        if (twice.length > 0) throw new ApiProblem(`Two of ${twice[0]}.`, 409, 'SPACE_CODE_TAKEN');
      }
    },
    (run) => {
      waiting.add(run);
      return () => {
        waiting.delete(run);
      };
    },
  );
  /** All that waits runs, until nothing is left. */
  const pass = async () => {
    for (let turn = 0; turn < 50 && waiting.size > 0; turn++) {
      const runs = [...waiting];
      waiting.clear();
      for (const run of runs) run();
      for (let tick = 0; tick < 10; tick++) await Promise.resolve();
    }
  };
  const once = async () => {
    const [run] = waiting;
    if (run) waiting.delete(run);
    run?.();
    for (let tick = 0; tick < 10; tick++) await Promise.resolve();
  };
  return { drawing, kept, batches, failures, pass, once };
}

const [a1 = draftSpace('A1'), a2 = draftSpace('A2'), a3 = draftSpace('A3')] = draftRow(3);
const row = [a1, a2, a3];

test('a change shows at once, and is sent a moment later', async () => {
  const { drawing, kept, pass } = opened(row);
  expect(drawing.change('Move A1', { put: [{ ...a1, x: 99 }] })).toBeNull();
  expect(drawing.now().byId.get(a1.id)?.x).toBe(99);
  expect(drawing.now().saving).toEqual({ status: 'saving', left: 1 });
  await pass();
  expect(kept.get(a1.id)?.x).toBe(99);
  expect(drawing.now().saving).toEqual({ status: 'saved' });
});

test('changes of one moment go in one call, the last of each space', async () => {
  const { drawing, batches, pass } = opened(row);
  for (const x of [1, 2, 3]) drawing.change('Move A1', { put: [{ ...a1, x }] });
  drawing.change('Move A2', { put: [{ ...a2, y: 7 }] });
  await pass();
  expect(batches).toEqual([
    {
      kind: 'put',
      spaces: [
        { ...a1, x: 3 },
        { ...a2, y: 7 },
      ],
    },
  ]);
});

test('what is undone before it was sent is not sent', async () => {
  const { drawing, batches, pass } = opened(row);
  drawing.change('Move A1', { put: [{ ...a1, x: 99 }] });
  drawing.undo();
  expect(drawing.now().saving.status).toBe('saved');
  await pass();
  expect(batches).toEqual([]);
});

test('undo and redo go step by step, in both directions, and a new step ends the redo', async () => {
  const { drawing, kept, pass } = opened(row);
  drawing.change('Move A1', { put: [{ ...a1, x: 50 }] });
  drawing.change('Delete A2', { takeOut: [a2.id] });
  await pass();
  expect([...kept.keys()]).toEqual([a1.id, a3.id]);
  expect(drawing.now()).toMatchObject({ undo: 'Delete A2', redo: null });
  drawing.undo();
  drawing.undo();
  expect(drawing.now()).toMatchObject({ undo: null, redo: 'Move A1' });
  await pass();
  expect(kept.get(a1.id)).toEqual(a1);
  expect(kept.get(a2.id)).toEqual(a2);
  drawing.redo();
  expect(drawing.now().byId.get(a1.id)?.x).toBe(50);
  drawing.change('Move A3', { put: [{ ...a3, y: 1 }] });
  expect(drawing.now().redo).toBeNull();
});

test('two spaces of one code are refused before anything is drawn', () => {
  const { drawing } = opened(row);
  expect(drawing.change('Rename', { put: [{ ...a1, code: 'a2' }] })).toMatch(
    /Two spaces would have the code/,
  );
  expect(drawing.now()).toMatchObject({ undo: null, saving: { status: 'saved' } });
});

test('codes that move on by one reach the server in calls that it takes, however many there are', async () => {
  const spaces = draftRow(1_300);
  const { drawing, kept, batches, pass } = opened(spaces);
  const next = spaces.map((space, nth) => ({ ...space, code: `A${nth + 2}` }));
  expect(drawing.change('Renumber', { put: next })).toBeNull();
  await pass();
  expect(drawing.now().saving).toEqual({ status: 'saved' });
  expect(batches).toHaveLength(3);
  expect([...kept.values()].map(({ code }) => code)).toEqual(next.map(({ code }) => code));
});

test('two spaces that change their codes with each other go in one call', async () => {
  const { drawing, batches, pass } = opened(row);
  drawing.change('Renumber', {
    put: [
      { ...a1, code: 'A2' },
      { ...a2, code: 'A1' },
    ],
  });
  await pass();
  expect(drawing.now().saving.status).toBe('saved');
  expect(batches).toHaveLength(1);
});

test('a code of a deleted space can be given to another at once', async () => {
  const { drawing, batches, pass } = opened(row);
  drawing.change('Delete A1', { takeOut: [a1.id] });
  drawing.change('Rename A3', { put: [{ ...a3, code: 'A1' }] });
  await pass();
  expect(batches.map(({ kind }) => kind)).toEqual(['take out', 'put']);
  expect(drawing.now().saving.status).toBe('saved');
});

test('a call that fails is tried again, with what was drawn since', async () => {
  const { drawing, kept, failures, once, pass } = opened(row);
  failures.push(new ApiProblem('The server cannot be reached.', 0, 'UNREACHABLE'));
  drawing.change('Move A1', { put: [{ ...a1, x: 5 }] });
  await once();
  expect(drawing.now().saving).toEqual({
    status: 'failed',
    left: 1,
    message: 'The server cannot be reached.',
    isRefused: false,
  });
  drawing.change('Move A2', { put: [{ ...a2, x: 6 }] });
  await pass();
  expect(drawing.now().saving.status).toBe('saved');
  expect([kept.get(a1.id)?.x, kept.get(a2.id)?.x]).toEqual([5, 6]);
});

test('a refusal is not repeated by itself, and goes away with what was refused', async () => {
  const { drawing, batches, failures, pass } = opened(row);
  failures.push(new ApiProblem('Two of A9.', 409, 'SPACE_CODE_TAKEN'));
  drawing.change('Rename A1', { put: [{ ...a1, code: 'A9' }] });
  await pass();
  expect(drawing.now().saving).toMatchObject({ status: 'failed', message: 'Two of A9.', isRefused: true });
  drawing.undo();
  await pass();
  expect(drawing.now().saving.status).toBe('saved');
  expect(batches).toEqual([]);
});

test('a space that changes while it is sent is sent once more', async () => {
  const { drawing, kept, batches, pass } = opened(row);
  drawing.change('Move A1', { put: [{ ...a1, x: 5 }] });
  const sent = drawing.whenSent();
  const going = pass();
  drawing.change('Move A1', { put: [{ ...a1, x: 6 }] });
  await going;
  await pass();
  expect(await sent).toEqual({ status: 'saved' });
  expect(kept.get(a1.id)?.x).toBe(6);
  expect(batches.length).toBeLessThanOrEqual(2);
});

test('what is read again comes in, below what is not sent yet', () => {
  const { drawing } = opened(row);
  drawing.change('Move A1', { put: [{ ...a1, x: 5 }] });
  drawing.startAgain([a1, { ...a2, y: 70 }]);
  expect(drawing.now().byId.get(a1.id)?.x).toBe(5);
  expect(drawing.now().byId.get(a2.id)?.y).toBe(70);
  expect(drawing.now().byId.has(a3.id)).toBe(false);
  drawing.startAgain([a1], { isAll: true });
  expect(drawing.now()).toMatchObject({ spaces: [a1], undo: null, saving: { status: 'saved' } });
});
