import type {
  Audience,
  BuildStatus,
  BuildVehicle,
  CostView,
  goals,
} from '../../../modules/builds/build/build.events.js';
import type { Column, Fit, System } from '../../../modules/builds/task/task.events.js';
import { fords } from './stories/fords.js';
import { others } from './stories/others.js';
import { trucks } from './stories/trucks.js';

/** A build of a demo member, as it is told. Dollars, hours, days before or after now. */
export interface Story {
  /** Number of its owner among the demo people. */
  readonly owner: number;
  readonly vehicle: BuildVehicle;
  readonly goal: (typeof goals)[number];
  readonly status: BuildStatus;
  /** Why it rests, or was given up. */
  readonly statusNote: string;
  readonly audience: Audience;
  readonly costs: CostView;
  readonly startedDaysAgo: number;
  /** null: no day. */
  readonly targetInDays: number | null;
  readonly budget: number | null;
  readonly about: string;
  readonly tasks: readonly StoryTask[];
  readonly entries: readonly StoryEntry[];
}

export interface StoryTask {
  /** By which entries, and tasks that come later, name it. */
  readonly key: string;
  readonly system: System;
  readonly title: string;
  readonly column: Column;
  readonly planned: number;
  readonly hours: number;
  readonly blocked: string;
  /** The key of the task that comes first; '' for none. */
  readonly after: string;
  readonly parts: readonly StoryPart[];
}

export interface StoryPart {
  readonly title: string;
  readonly status: 'planned' | 'sought' | 'arrived' | 'installed';
  readonly planned: number;
  readonly cost: number;
  readonly fit: { readonly fit: Fit; readonly note: string } | null;
  /** '' where none is known. */
  readonly number: string;
}

export interface StoryEntry {
  readonly daysAgo: number;
  readonly task: string;
  readonly hours: number;
  readonly cost: number;
  readonly odometer: number | null;
  /** A drawing of a part or a body; '' for no photo. */
  readonly drawing: string;
  readonly text: string;
}

/** All stories. Each line begins with what it is:
 *    = a build: owner | year make model | nickname | goal | status | audience | costs | started | target | budget | note of the status | about
 *    a a task, called by the next letter: system | title | column | planned dollars | hours | why it is blocked | what comes first, by the last letter of its system's name
 *    + a part of it: title | status | planned | paid | fit: note | number
 *    - an entry: days ago | letter of its task | hours | cost | odometer | drawing | text
 *  "." stands for nothing. */
export const stories = (): readonly Story[] => [trucks, fords, others].flatMap(readStories);

function readStories(table: string): readonly Story[] {
  return table
    .trim()
    .split(/\n(?=\d*= )/)
    .map(readStory);
}

function readStory(text: string): Story {
  const [head = '', ...lines] = text.trim().split('\n');
  const [owner, car, nickname, goal, status, audience, costs, started, target, budget, note, about] =
    cells(head);
  const [, year, make = '', model = ''] = /^(\d{4}) (\S+) (.+)$/.exec(car ?? '') ?? [];
  const tasks: (StoryTask & { parts: StoryPart[] })[] = [];
  const entries: StoryEntry[] = [];
  for (const line of lines) {
    const sign = line[0];
    if (sign === '-') entries.push(readEntry(cells(line)));
    else if (sign === '+') tasks.at(-1)?.parts.push(readPart(cells(line)));
    else tasks.push(readTask(cells(line), tasks));
  }
  return {
    owner: Number(owner),
    vehicle: { year: Number(year), make, model, nickname: nickname ?? '', vin: '' },
    goal: goal as Story['goal'],
    status: status as Story['status'],
    statusNote: note ?? '',
    audience: audience as Story['audience'],
    costs: costs as Story['costs'],
    startedDaysAgo: Number(started),
    targetInDays: numberOrNull(target),
    budget: numberOrNull(budget),
    about: about ?? '',
    tasks,
    entries,
  };
}

function readTask(
  [system, title = '', column, planned, hours, blocked = '', first = '']: readonly string[],
  earlier: readonly StoryTask[],
): StoryTask & { parts: StoryPart[] } {
  return {
    key: String.fromCharCode('a'.charCodeAt(0) + earlier.length),
    system: system as System,
    title,
    column: column as Column,
    planned: Number(planned),
    hours: Number(hours),
    blocked,
    after: earlier.findLast((one) => one.system === first)?.key ?? '',
    parts: [],
  };
}

function readPart([title = '', status, planned, cost, fit = '', number = '']: readonly string[]): StoryPart {
  const [said, ...note] = fit.split(': ');
  return {
    title,
    status: status as StoryPart['status'],
    planned: Number(planned),
    cost: Number(cost),
    fit: said ? { fit: said as Fit, note: note.join(': ') } : null,
    number,
  };
}

const readEntry = ([
  daysAgo,
  task = '',
  hours,
  cost,
  odometer,
  drawing = '',
  text = '',
]: readonly string[]): StoryEntry => ({
  daysAgo: Number(daysAgo),
  task,
  hours: Number(hours),
  cost: Number(cost),
  odometer: numberOrNull(odometer),
  drawing,
  text,
});

/** The cells of a line without its sign; "." is nothing. */
const cells = (line: string): readonly string[] =>
  line
    .slice(2)
    .split('|')
    .map((cell) => (cell.trim() === '.' ? '' : cell.trim()));

const numberOrNull = (text = ''): number | null => (text === '' ? null : Number(text));
