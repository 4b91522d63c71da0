import { buildId, ownBuildOf } from '@entities/build/build.fixtures';
import { boardOf, taskId, taskOf, taskViewOf } from '@entities/build/task.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import type { BuildView } from '@modules/builds/builds.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { BoardTab } from './board-tab';
import { ListTab } from './list-tab';

const [one, two, three] = [taskId(1), taskId(2), taskId(3)] as const;
const tasks = [
  taskOf({ id: one, title: 'Strip the drums' }),
  taskOf({ id: two, title: 'Order the hoses' }),
  taskOf({ id: three, title: 'Bleed the brakes', column: 'testing' }),
];
const receipt = { id: one, version: 4, position: 9 };
const path = `/api/builds/${buildId}`;

async function openBoard(answers = {}, build: BuildView = ownBuildOf(), at = '/?tab=board') {
  const api = await asMember({}, { [`GET ${path}/board`]: boardOf(tasks), ...answers });
  const page = (
    <>
      <BoardTab build={build} />
      <Toaster />
    </>
  );
  const { container } = renderPage(page, { at, inBrowser: true });
  return { ...api, container };
}

/** A server that keeps where tasks are. */
function movingBoard() {
  let shown = tasks;
  return {
    [`GET ${path}/board`]: () => boardOf(shown),
    ...Object.fromEntries(
      tasks.map(({ id }) => [
        `POST ${path}/tasks/${id}/move`,
        ({ body }: RecordedCall) => {
          const { column, below } = body as { column: 'backlog'; below: string | null };
          const task = shown.find((known) => known.id === id);
          const rest = shown.filter((known) => known.id !== id);
          const index = below === null ? 0 : rest.findIndex((known) => known.id === below) + 1;
          if (task) shown = [...rest.slice(0, index), { ...task, column }, ...rest.slice(index)];
          return receipt;
        },
      ]),
    ),
  };
}

const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const grip = (title: string) => screen.findByRole('button', { name: `Move ${title}` });
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url.includes('/move')).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
});

test('the arrow keys move a lifted task, and space puts it down', async () => {
  const { calls } = await openBoard(movingBoard());
  const user = userEvent.setup();
  (await grip('Strip the drums')).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}');
  expect(titlesIn('Testing')).toEqual(['Bleed the brakes', 'Strip the drums']);
  expect(screen.getByText('Strip the drums: Testing, 2 of 2.')).toBeInTheDocument();
  expect(await grip('Strip the drums')).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  await user.keyboard(' ');
  await waitFor(() => expect(sent(calls)).toEqual([{ column: 'testing', below: three }]));
  expect(await screen.findByText('“Strip the drums” moved to Testing')).toBeInTheDocument();
  expect(await grip('Strip the drums')).toHaveFocus();
});

test('Escape leaves a lifted task where it was', async () => {
  const { calls } = await openBoard(movingBoard());
  const user = userEvent.setup();
  (await grip('Order the hoses')).focus();
  await user.keyboard(' {ArrowUp}');
  expect(titlesIn('Backlog')).toEqual(['Order the hoses', 'Strip the drums']);
  await user.keyboard('{Escape}');
  expect(titlesIn('Backlog')).toEqual(['Strip the drums', 'Order the hoses']);
  expect(screen.getByText('Left where it was.')).toBeInTheDocument();
  expect(sent(calls)).toEqual([]);
});

test('the menu moves a task, and the toast puts it back below the same one', async () => {
  const { calls } = await openBoard(movingBoard());
  await userEvent.click(await screen.findByRole('button', { name: 'Move Order the hoses to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'To Done' }));
  await waitFor(() => expect(titlesIn('Done')).toEqual(['Order the hoses']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titlesIn('Backlog')).toEqual(['Strip the drums', 'Order the hoses']));
  expect(sent(calls)).toEqual([
    { column: 'done', below: null },
    { column: 'backlog', below: one },
  ]);
});

test('a move is shown at once, and is taken back when the server refuses it', async () => {
  let refuse: (answer: unknown) => void = () => undefined;
  await openBoard({
    [`POST ${path}/tasks/${one}/move`]: () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move Strip the drums to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'To In progress' }));
  await waitFor(() => expect(titlesIn('In progress')).toEqual(['Strip the drums']));
  refuse(errorResponse({ status: 404, body: { code: 'TASK_NOT_FOUND', message: 'It was deleted.' } }));
  expect(await screen.findByText('It was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(titlesIn('Backlog')).toEqual(['Strip the drums', 'Order the hoses']));
});

test('a reader moves nothing', async () => {
  await openBoard({}, ownBuildOf({ standing: 'looks', allowedActions: [] }));
  expect(await screen.findByRole('link', { name: 'Strip the drums' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Move|Add/ })).toBeNull();
});

test('a column goes on where it ends', async () => {
  const board = boardOf([taskOf({ id: one, title: 'Strip the drums' })]);
  await openBoard({
    [`GET ${path}/board`]: {
      columns: board.columns.map((column) =>
        column.column === 'backlog' ? { ...column, total: 2, next: 'from here' } : column,
      ),
    },
    [`GET ${path}/tasks`]: ({ url }: RecordedCall) => ({
      tasks: url.includes('cursor=from+here') ? [taskOf({ id: two, title: 'Order the hoses' })] : [],
      total: 2,
      next: null,
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more (1)' }));
  await waitFor(() => expect(titlesIn('Backlog')).toEqual(['Strip the drums', 'Order the hoses']));
});

test('a build without tasks begins with a template', async () => {
  const { calls } = await openBoard(
    {
      [`GET ${path}/board`]: boardOf([]),
      'GET /api/builds/templates': {
        templates: [{ name: 'brakes', title: 'Brakes', about: 'Drums, hoses, cylinders.', tasks: 18 }],
      },
      [`POST ${path}/template`]: receipt,
    },
    ownBuildOf({ tasks: 0 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use a template' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Brakes: 18 tasks/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 18 tasks' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/template'))?.body).toEqual({ template: 'brakes' }),
  );
});

test('a task is planned with its column, hours and cost, and is refused without a title', async () => {
  const { calls } = await openBoard({
    [`GET ${path}/tasks`]: { tasks: [], total: 0, next: null },
    [`POST ${path}/tasks`]: receipt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a task to what is in progress' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  const title = await screen.findByRole('textbox', { name: 'What there is to do' });
  expect(title).toHaveAccessibleDescription('Say what there is to do.');
  await userEvent.type(title, 'Turn the drums');
  await userEvent.type(screen.getByRole('textbox', { name: 'Planned hours' }), '2.5');
  await userEvent.type(screen.getByRole('textbox', { name: 'Planned cost' }), '80');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(calls.find(({ method, url }) => method === 'POST' && url.endsWith('/tasks'))?.body).toMatchObject({
      title: 'Turn the drums',
      column: 'in_progress',
      planned: 80,
      plannedHours: 2.5,
    }),
  );
});

test('a task opens in the place of the board, by its address; deleting it is undone by the toast', async () => {
  const { calls } = await openBoard(
    {
      [`GET ${path}/tasks/${one}`]: taskViewOf({
        ...{ id: one, title: 'Strip the drums', notes: 'Left thread.' },
        entries: 2,
      }),
      [`DELETE ${path}/tasks/${one}`]: receipt,
      [`POST ${path}/tasks/${one}/restore`]: receipt,
    },
    ownBuildOf(),
    `/?tab=board&task=${one}`,
  );
  expect(await screen.findByRole('heading', { name: 'Strip the drums', level: 3 })).toHaveFocus();
  expect(screen.getByText('Left thread.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 entries' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildId}?tab=journal&task=${one}`, // as the journal reads its address
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('list', { name: 'Backlog' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/restore'))).toBe(true));
});

test('the list ticks a task off', async () => {
  const { calls } = await asMember(
    {},
    {
      [`GET ${path}/tasks`]: { tasks, total: 3, next: null },
      [`POST ${path}/tasks/${one}/move`]: () => new Promise(() => undefined),
    },
  );
  renderPage(<ListTab build={ownBuildOf()} />, { at: '/?tab=list', inBrowser: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Strip the drums is done' }));
  expect(await screen.findByRole('checkbox', { name: 'Strip the drums is done' })).toBeChecked();
  await waitFor(() => expect(sent(calls)).toEqual([{ column: 'done', below: null }]));
});

test('the board has no barriers', async () => {
  await openBoard();
  await grip('Strip the drums');
  expect(await axeProblems()).toEqual([]);
});
