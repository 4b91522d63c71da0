import type { System } from '../task/task.events.js';
import type { BuildStatus, goals } from './build.events.js';

/** What the milestones of a build follow from. Times are ISO-8601 UTC, days ISO dates. */
export interface BuildHistory {
  /** "1966 Ford F100" */
  readonly vehicle: string;
  readonly nickname: string;
  readonly goal: (typeof goals)[number];
  readonly status: BuildStatus;
  /** When its present owner began with it here. */
  readonly since: string;
  /** Whether that was its very start, and no hand-over. */
  readonly isFirstOwner: boolean;
  /** The day on which work began, where its owner says so. */
  readonly startedOn: string | null;
  readonly completedAt: string | null;
  readonly systems: readonly {
    readonly system: System;
    readonly tasks: number;
    readonly done: number;
    /** Of the last one that was done. */
    readonly doneAt: string | null;
  }[];
  /** When each task was done that is done, the first one first. */
  readonly doneAt: readonly string[];
  /** When the work reached so many hours. */
  readonly hours: readonly { readonly hours: number; readonly at: string }[];
  /** Parts that a wanted ad looked for, and that arrived. */
  readonly found: readonly {
    readonly partId: string;
    readonly title: string;
    readonly soughtAt: string;
    readonly arrivedOn: string;
  }[];
}

/** Something that its owner may want to tell. */
export interface Milestone {
  /** Under which it is dismissed; stored, and never changed. */
  readonly milestone: string;
  /** ISO-8601 UTC */
  readonly at: string;
  /** "The engine is done" */
  readonly title: string;
  /** Words to begin with. */
  readonly text: string;
}

/** So many hours of work are worth telling. */
export const hoursToTell = [100, 250, 500, 1_000, 2_500, 5_000] as const;
/** Days after which a milestone is suggested no longer. */
const freshDays = 60;
const fewestTasks = { ofSystem: 3, ofBuild: 10 } as const;
/** Days of looking that make a find worth telling. */
const longSearch = 60;
const most = 6;

/** The milestones that a build reached lately under its present owner, the latest first, six at most.
 *  in      now: ISO-8601 UTC
 *  source  README, Milestones */
export function milestonesOf(build: BuildHistory, now: string): readonly Milestone[] {
  const all = [
    ...started(build),
    ...systemsDone(build),
    ...half(build),
    ...hoursReached(build),
    ...found(build),
    ...anniversary(build, now),
    ...complete(build),
  ];
  const oldest = new Date(Date.parse(now) - freshDays * day).toISOString();
  return all
    .filter(
      ({ at }) => at >= oldest && at <= now && (build.isFirstOwner ? at >= build.since : at > build.since),
    )
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, most);
}

const started = (build: BuildHistory): readonly Milestone[] =>
  build.isFirstOwner
    ? [
        {
          milestone: 'started',
          at: build.since,
          title: 'The build has started',
          text: `I have started on ${carOf(build)}.`,
        },
      ]
    : [];

const systemsDone = (build: BuildHistory): readonly Milestone[] =>
  build.systems.flatMap(({ system, tasks, done, doneAt }) => {
    const words = doneWords[system];
    if (words === null || doneAt === null || tasks < fewestTasks.ofSystem || done < tasks) return [];
    return [
      { milestone: `system ${system}`, at: doneAt, title: words, text: `${words} on ${carOf(build)}.` },
    ];
  });

/** A build that is complete is past it. */
function half(build: BuildHistory): readonly Milestone[] {
  const tasks = build.systems.reduce((sum, one) => sum + one.tasks, 0);
  const at = build.doneAt[Math.ceil(tasks / 2) - 1];
  if (at === undefined || tasks < fewestTasks.ofBuild || build.status === 'complete') return [];
  const title = 'Half of the tasks are done';
  return [{ milestone: 'half', at, title, text: `Half of the work on ${carOf(build)} is done.` }];
}

const hoursReached = (build: BuildHistory): readonly Milestone[] =>
  build.hours.map(({ hours, at }) => {
    const many = `${hours.toLocaleString('en-US')} hours`;
    const text = `${many} of work have gone into ${carOf(build)}.`;
    return { milestone: `hours ${hours}`, at, title: `${many} of work`, text };
  });

const found = (build: BuildHistory): readonly Milestone[] =>
  build.found.flatMap(({ partId, title, soughtAt, arrivedOn }) => {
    const at = `${arrivedOn}T00:00:00.000Z`;
    const days = Math.floor((Date.parse(at) - Date.parse(soughtAt)) / day);
    if (days < longSearch) return [];
    const months = Math.floor(days / daysOfMonth);
    return [
      {
        milestone: `part ${partId}`,
        at,
        title: `Found after ${months} months: ${title}`,
        text: `It took ${months} months to find this for ${carOf(build)}: ${title}.`,
      },
    ];
  });

/** The last full year since it began; of a build that goes on. */
function anniversary(build: BuildHistory, now: string): readonly Milestone[] {
  if (!goesOn.has(build.status)) return [];
  const began = (build.isFirstOwner ? build.startedOn : null) ?? build.since.slice(0, 10);
  const [year = 0, month = 1, date = 1] = began.split('-').map(Number);
  const years = Number(now.slice(0, 4)) - year;
  const full = now.slice(5, 10) < began.slice(5) ? years - 1 : years;
  if (full < 1) return [];
  const at = new Date(Date.UTC(year + full, month - 1, date)).toISOString();
  const many = full === 1 ? 'One year' : `${full} years`;
  const text = `${many} ago I started on ${carOf(build)}.`;
  return [{ milestone: `year ${full}`, at, title: `${many} of work`, text }];
}

const complete = (build: BuildHistory): readonly Milestone[] =>
  build.status === 'complete' && build.completedAt !== null
    ? [
        {
          milestone: 'complete',
          at: build.completedAt,
          title: 'The build is complete',
          text: `${subjectOf(build)} ${endWords[build.goal]}.`,
        },
      ]
    : [];

const day = 86_400_000;
const daysOfMonth = 30.4;
const goesOn: ReadonlySet<BuildStatus> = new Set(['planned', 'active', 'dormant']);

/** "my 1966 Ford F100", "Rusty, my 1966 Ford F100" */
const carOf = ({ nickname, vehicle }: BuildHistory): string =>
  nickname ? `${nickname}, my ${vehicle}` : `my ${vehicle}`;

/** The same at the beginning of a sentence. */
const subjectOf = ({ nickname, vehicle }: BuildHistory): string =>
  nickname ? `${nickname}, my ${vehicle},` : `My ${vehicle}`;

const endWords: Readonly<Record<BuildHistory['goal'], string>> = {
  driver: 'is back on the road',
  show: 'is ready to show',
  race: 'is ready to race',
  preservation: 'is done, and kept as it was',
};

const doneWords: Readonly<Record<System, string | null>> = {
  body: 'The body is done',
  frame: 'The frame is done',
  engine: 'The engine is done',
  fuel: 'The fuel system is done',
  exhaust: 'The exhaust is done',
  cooling: 'The cooling system is done',
  transmission: 'The transmission is done',
  driveline: 'The driveline is done',
  suspension: 'The suspension is done',
  steering: 'The steering is done',
  brakes: 'The brakes are done',
  wheels: 'The wheels are done',
  electrical: 'The wiring is done',
  interior: 'The interior is done',
  glass: 'The glass is done',
  trim: 'The trim is done',
  paint: 'The paint is done',
  paperwork: 'The paperwork is done',
  other: null,
};
