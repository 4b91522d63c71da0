import type { BuildCommand } from '../../../modules/builds/build/build.decider.js';
import type { EntryCommand } from '../../../modules/builds/entry/entry.decider.js';
import { ranksAfter } from '../../../modules/builds/task/rank.rules.js';
import type { TaskCommand } from '../../../modules/builds/task/task.decider.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { publicPoint } from '../../../modules/places/public-point.rules.js';
import type { BuildPlan } from './build-plans.js';
import type { StoryEntry, StoryPart, StoryTask } from './read-stories.js';

/** The commands of a build's own stream, up to how it is today. */
export function buildCommands(plan: BuildPlan, cover: Photo | null): readonly BuildCommand[] {
  const { story, owner, communityId } = plan;
  const { vehicle, about, goal, budget, status, statusNote, audience, costs } = story;
  const started = story.startedDaysAgo;
  const meta = (daysAgo: number, name: string) => metaOf(plan, daysAgo, name);
  const words = {
    vehicle,
    about,
    goal,
    startedOn: dayOf(plan, started),
    targetOn: story.targetInDays === null ? null : dayOf(plan, -story.targetInDays),
  };
  return [
    { type: 'StartBuild', words, budgetCents: cents(budget), meta: meta(started, 'start') },
    ...(cover ? [{ type: 'ChangeCover' as const, cover, meta: meta(started - 0.1, 'cover') }] : []),
    ...(audience === 'private'
      ? []
      : [
          {
            type: 'ChangeAudience' as const,
            audience: audience === 'community' && communityId === null ? ('public' as const) : audience,
            communityId,
            costs,
            place: { ...publicPoint(owner.address), area: owner.area },
            isShowable: true,
            meta: meta(started - 0.2, 'audience'),
          },
        ]),
    ...(status === 'planned'
      ? []
      : [
          {
            type: 'ChangeStatus' as const,
            status: 'active' as const,
            note: '',
            meta: meta(started - 0.3, 'begin'),
          },
        ]),
    ...(status === 'planned' || status === 'active'
      ? []
      : [
          { type: 'ChangeStatus' as const, status, note: statusNote, meta: meta(plan.lastDaysAgo, 'status') },
        ]),
  ];
}

/** The commands of one task: planned with the build, its parts in the months after, moved when it was done. */
export function taskCommands(plan: BuildPlan, task: StoryTask, at: number): readonly TaskCommand[] {
  const { buildId, story } = plan;
  const id = plan.taskId(task.key);
  const touched = story.entries.filter(({ task: key }) => key === task.key).map(({ daysAgo }) => daysAgo);
  const moved = touched.at(-1) ?? story.startedDaysAgo * 0.6;
  const meta = (daysAgo: number, name: string) => metaOf(plan, daysAgo, `${task.key} ${name}`);
  const rank = ranksAfter(null, story.tasks.length)[at] ?? '';
  return [
    {
      type: 'PlanTask',
      buildId,
      words: {
        system: task.system,
        title: task.title,
        notes: '',
        priority: task.blocked === '' ? 'normal' : 'critical',
        plannedCents: cents(task.planned),
        plannedMinutes: task.hours * 60,
        after: task.after === '' ? [] : [plan.taskId(task.after)],
      },
      column: 'backlog',
      rank,
      from: null,
      meta: meta(story.startedDaysAgo - 0.5, 'plan'),
    },
    ...task.parts.flatMap((part, nth) => partCommands(plan, { id, key: task.key, moved }, part, nth)),
    ...(task.column === 'backlog'
      ? []
      : [
          {
            type: 'MoveTask' as const,
            buildId,
            column: task.column,
            rank,
            meta: meta(moved - 0.2, 'move'),
          },
        ]),
    ...(task.blocked === ''
      ? []
      : [
          {
            type: 'BlockTask' as const,
            buildId,
            reason: task.blocked,
            meta: meta(Math.min(moved, 20) - 0.1, 'block'),
          },
        ]),
  ];
}

function partCommands(
  plan: BuildPlan,
  task: { readonly id: string; readonly key: string; readonly moved: number },
  part: StoryPart,
  nth: number,
): readonly TaskCommand[] {
  const { buildId, story } = plan;
  const partId = deterministicId(task.id, 'part', nth);
  const meta = (daysAgo: number, name: string) => metaOf(plan, daysAgo, `${task.key} ${nth} ${name}`);
  const of = { buildId, partId };
  const words = {
    title: part.title,
    quantity: 1,
    plannedCents: cents(part.planned),
    link: '',
    itemId: plan.itemOf(part.title),
  };
  const arrival = {
    costCents: cents(part.cost),
    sellerId: null,
    listingId: null,
    itemId: words.itemId,
    photos: [],
    on: dayOf(plan, task.moved + 6),
  };
  const { itemId } = words;
  const need = plan.needOf(part.title);
  const commands: TaskCommand[] = [
    {
      type: 'PlanPart',
      ...of,
      words,
      arrival: itemId === null ? null : arrival,
      meta: meta(task.moved + 20, 'plan'),
    },
  ];
  if (part.status === 'sought' && need)
    commands.push({ type: 'SeekPart', ...of, listingId: need, meta: meta(18, 'seek') });
  if (itemId === null && (part.status === 'arrived' || part.status === 'installed'))
    commands.push({ type: 'RecordArrival', ...of, arrival, meta: meta(task.moved + 5, 'arrive') });
  if (part.status === 'installed')
    commands.push({
      type: 'InstallPart',
      ...of,
      itemId: null,
      portionId: null,
      meta: meta(task.moved, 'install'),
    });
  if (part.fit && part.status === 'installed')
    commands.push({
      type: 'WitnessFit',
      ...of,
      ...part.fit,
      ownerId: plan.owner.memberId,
      vehicle: { year: story.vehicle.year, make: story.vehicle.make, model: story.vehicle.model },
      partNumbers: part.number === '' ? [] : [{ number: part.number, kind: 'oem' }],
      itemId: null,
      listingId: null,
      meta: meta(task.moved - 0.1, 'fit'),
    });
  return commands;
}

/** An entry, written in the evening of its day. */
export function entryCommand(plan: BuildPlan, entry: StoryEntry, photos: readonly Photo[]): EntryCommand {
  return {
    type: 'WriteEntry',
    buildId: plan.buildId,
    words: {
      on: dayOf(plan, entry.daysAgo),
      text: entry.text,
      photos: [...photos],
      compare: null,
      minutes: entry.hours > 0 ? entry.hours * 60 : null,
      costCents: isOfPart(plan, entry) ? null : cents(entry.cost),
      odometer: entry.odometer,
      taskId: entry.task === '' ? null : plan.taskId(entry.task),
    },
    meta: metaOf(plan, entry.daysAgo - 0.05, `entry ${entry.daysAgo}`),
  };
}

/** Whether the cost of an entry is that of a part, which its task counts already, or none. */
const isOfPart = ({ story }: BuildPlan, { task, cost }: StoryEntry): boolean =>
  cost === 0 ||
  story.tasks.some(({ key, parts }) => key === task && parts.some((part) => part.cost === cost));

const cents = <Amount extends number | null>(dollars: Amount): Amount =>
  (dollars === null ? null : dollars * 100) as Amount;

const dayOf = ({ now }: BuildPlan, daysAgo: number): string => plusDays(now, -daysAgo).slice(0, 10);

/** What was done before its owner joined was written down soon after. */
function metaOf({ buildId, owner, now }: BuildPlan, daysAgo: number, name: string): CommandMetadata {
  const recorded = Math.min(daysAgo, owner.joinedDaysAgo - 0.5);
  return {
    actor: { id: owner.memberId, roles: [] },
    now: plusDays(now, -Math.max(0.01, recorded)),
    commandId: deterministicId(buildId, name),
  };
}
