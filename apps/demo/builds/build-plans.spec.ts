import { buildDecider } from '../../../modules/builds/build/build.decider.js';
import { buildStatuses } from '../../../modules/builds/build/build.events.js';
import { entryDecider } from '../../../modules/builds/entry/entry.decider.js';
import { taskDecider } from '../../../modules/builds/task/task.decider.js';
import { columns, systems } from '../../../modules/builds/task/task.events.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { fullDemo } from '../demo-size.js';
import { bodyDrawings, partDrawings } from '../drawings/index.js';
import { people } from '../people.js';
import { buildCommands, entryCommand, taskCommands } from './build-commands.js';
import { buildPlans, grille, ownRubber } from './build-plans.js';

const now = '2026-11-20T12:00:00.000Z';
const plans = buildPlans('rules', {
  people: people('rules', fullDemo.people),
  now,
  communityOf: () => 'community-1',
});

test('there are 25 builds, in all states, and some for each audience', () => {
  expect(plans).toHaveLength(25);
  expect(new Set(plans.map(({ buildId }) => buildId)).size).toBe(25);
  expect(new Set(plans.map(({ story }) => story.status))).toEqual(new Set(buildStatuses));
  expect(new Set(plans.map(({ story }) => story.audience))).toEqual(
    new Set(['private', 'followers', 'community', 'public']),
  );
});

test('every line is of a system, a column and a drawing that there is, and every entry of a task that there is', () => {
  for (const { story } of plans) {
    for (const { system, column } of story.tasks) {
      expect(systems).toContain(system);
      expect(columns).toContain(column);
    }
    const keys = story.tasks.map(({ key }) => key);
    for (const { task, drawing, text } of story.entries) {
      if (task !== '') expect(keys).toContain(task);
      if (drawing !== '') expect([...bodyDrawings, ...partDrawings]).toContain(drawing);
      expect(text).not.toBe('');
    }
  }
});

test('all commands are carried out by the rules, in the order of their times', () => {
  for (const plan of plans) {
    const build = buildCommands(plan, null);
    run(buildDecider, build);
    for (const [at, task] of plan.story.tasks.entries()) run(taskDecider, taskCommands(plan, task, at));
    for (const entry of plan.story.entries) run(entryDecider, [entryCommand(plan, entry, [])]);
  }
});

test('what a part cost is not told again by the entry that tells of it', () => {
  for (const plan of plans)
    for (const entry of plan.story.entries) {
      const { words } = entryCommand(plan, entry, []) as { words: { costCents: number | null } };
      const parts = plan.story.tasks.find(({ key }) => key === entry.task)?.parts ?? [];
      for (const { cost } of parts) if (cost > 0) expect(words.costCents).not.toBe(cost * 100);
    }
});

test('the truck of the member who signs in is half done, with a part on the shelf and one that is looked for', () => {
  const donna = plans.find(({ story }) => story.owner === 1);
  const done = donna?.story.tasks.filter(({ column }) => column === 'done').length ?? 0;
  expect(done / (donna?.story.tasks.length ?? 1)).toBeGreaterThan(0.35);
  expect(done / (donna?.story.tasks.length ?? 1)).toBeLessThan(0.65);
  const parts = donna?.story.tasks.flatMap((task) => task.parts) ?? [];
  expect(parts.find(({ title }) => title === grille)?.status).toBe('sought');
  expect(parts.find(({ title }) => title === ownRubber)?.status).toBe('arrived');
  expect(donna?.itemOf(ownRubber)).not.toBeNull();
  expect(donna?.needOf(grille)).not.toBeNull();
});

function run<Command extends { readonly meta: { readonly now: string } }>(
  decider: {
    readonly initial: unknown;
    decide(command: Command, state: never): readonly unknown[];
    evolve(state: never, event: never): unknown;
  },
  commands: readonly Command[],
): void {
  const history: unknown[] = [];
  for (const command of commands) {
    const events = decider.decide(command, foldEvents(decider as never, history as never) as never);
    expect(events.length).toBeGreaterThan(0);
    history.push(...events);
    expect(command.meta.now <= now).toBe(true);
  }
}
