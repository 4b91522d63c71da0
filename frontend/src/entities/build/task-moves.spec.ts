import { boardOf, taskId, taskOf } from './task.fixtures';
import { type Board, placeAt, placeOf, stepFrom, withMoved } from './task-moves';

const [one, two, three, four] = [taskId(1), taskId(2), taskId(3), taskId(4)] as const;
const board = boardOf([
  taskOf({ id: one }),
  taskOf({ id: two }),
  taskOf({ id: three }),
  taskOf({ id: four, column: 'testing' }),
]);

const idsOf = (shown: Board) => shown.columns.map(({ tasks }) => tasks.map(({ id }) => id));

test('a task goes below another of its column, or to the top', () => {
  expect(idsOf(withMoved(board, one, { column: 'backlog', below: two }))[0]).toEqual([two, one, three]);
  expect(idsOf(withMoved(board, three, { column: 'backlog', below: null }))[0]).toEqual([three, one, two]);
});

test('a task that changes its column is counted there, and no longer where it was', () => {
  const moved = withMoved(board, two, { column: 'testing', below: four });
  expect(idsOf(moved)).toEqual([[one, three], [], [four, two], []]);
  expect(moved.columns.map(({ total }) => total)).toEqual([2, 0, 2, 0]);
  expect(moved.columns[2]?.tasks[1]?.column).toBe('testing');
});

test('below a task that this board does not show, it goes to the bottom', () => {
  const moved = withMoved(board, four, { column: 'backlog', below: 'elsewhere' });
  expect(idsOf(moved)[0]).toEqual([one, two, three, four]);
});

test('a board without the task stays as it is', () => {
  expect(withMoved(board, 'elsewhere', { column: 'done', below: null })).toBe(board);
});

test('moving a task to where it was is undoing the move', () => {
  const before = placeOf(board, two);
  const moved = withMoved(board, two, { column: 'done', below: null });
  expect(before && withMoved(moved, two, before)).toEqual(board);
});

test('an index counts the tasks without the one that moves', () => {
  expect(placeAt(board, one, 'backlog', 1)).toEqual({ column: 'backlog', below: two });
  expect(placeAt(board, one, 'done', 4)).toEqual({ column: 'done', below: null });
});

test('a step goes to the next task or column, and stops at the edge', () => {
  expect(stepFrom(board, two, 'up')).toEqual({ column: 'backlog', below: null });
  expect(stepFrom(board, two, 'down')).toEqual({ column: 'backlog', below: three });
  expect(stepFrom(board, three, 'right')).toEqual({ column: 'in_progress', below: null });
  expect(stepFrom(board, four, 'left')).toEqual({ column: 'in_progress', below: null });
  expect(stepFrom(board, three, 'down')).toBeUndefined();
  expect(stepFrom(board, one, 'up')).toBeUndefined();
  expect(stepFrom(board, one, 'left')).toBeUndefined();
});
