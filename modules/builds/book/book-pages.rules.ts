import type { BookContent } from './book.schemas.js';

type Entry = BookContent['entries'][number];
type Task = BookContent['tasks'][number];

/** The most photos of a printed book, and of one entry. */
export const mostPhotos = 120;
export const mostPhotosOfEntry = 3;

/** The photos that a printed book shows: the cover, and the first ones of its entries, as many as fit into it. */
export const photosToPrint = ({ cover, entries }: BookContent): readonly string[] =>
  [
    ...new Set([
      ...(cover === null ? [] : [cover]),
      ...entries.flatMap(({ photos }) => photos.slice(0, mostPhotosOfEntry)),
    ]),
  ].slice(0, mostPhotos);

/** Entries by month, in their order: [["November 2026", […]], …]. */
export function byMonth(entries: readonly Entry[]): readonly (readonly [string, readonly Entry[]])[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = monthOf(entry.on);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}

/** "Saturday, May 2 · 2.5 h · $40.00 · 81,230 mi · Ana" */
export const lineOfEntry = ({ on, hours, cost, odometer, author }: Entry): string =>
  [
    dayOf(on),
    hours === null ? '' : hoursOf(hours),
    cost === null ? '' : dollars(cost),
    odometer === null ? '' : `${odometer.toLocaleString('en-US')} mi`,
    author ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

/** "Done May 20, 2026 · 2.5 h · $90.00" */
export const lineOfTask = ({ column, doneOn, hours, spent }: Task): string =>
  [
    column === 'done' ? `Done${doneOn === null ? '' : ` ${longDay(doneOn)}`}` : columnNames[column],
    hours > 0 ? hoursOf(hours) : '',
    spent ? dollars(spent) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** "2 × Door skin, $50.00. Fitted with work: Trimmed." */
export function lineOfPart({ title, quantity, cost, fit, note }: Task['parts'][number]): string {
  const said = fit === null ? '' : ` ${fitNames[fit]}${note === '' ? '.' : `: ${note}`}`;
  return `${quantity > 1 ? `${quantity} × ` : ''}${title}${cost === null ? '' : `, ${dollars(cost)}`}.${said}`;
}

/** "1,204 h and $18,200.00 in 61 of 120 tasks and 214 entries" */
export const lineOfTotals = ({ spent, hours, tasks, tasksDone, entries }: BookContent['totals']): string =>
  `${hoursOf(hours)}${spent === null ? '' : ` and ${dollars(spent)}`} in ${tasksDone} of ${counted(tasks, 'task', 'tasks')} and ${counted(entries, 'entry', 'entries')}`;

export const systemNames: Readonly<Record<Task['system'], string>> = {
  body: 'Body',
  frame: 'Frame',
  engine: 'Engine',
  fuel: 'Fuel',
  exhaust: 'Exhaust',
  cooling: 'Cooling',
  transmission: 'Transmission',
  driveline: 'Driveline',
  suspension: 'Suspension',
  steering: 'Steering',
  brakes: 'Brakes',
  wheels: 'Wheels',
  electrical: 'Electrical',
  interior: 'Interior',
  glass: 'Glass',
  trim: 'Trim',
  paint: 'Paint',
  paperwork: 'Paperwork',
  other: 'Other',
};

const columnNames: Readonly<Record<Exclude<Task['column'], 'done'>, string>> = {
  backlog: 'To do',
  in_progress: 'In progress',
  testing: 'Testing',
};

const fitNames: Readonly<Record<NonNullable<Task['parts'][number]['fit']>, string>> = {
  'as it is': 'Fitted as it is',
  'with work': 'Fitted with work',
  'not at all': 'Did not fit',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const hoursOf = (hours: number): string => `${hours.toLocaleString('en-US', { maximumFractionDigits: 1 })} h`;
const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
const monthOf = (day: string): string => inWords(day, { month: 'long', year: 'numeric' });
const dayOf = (day: string): string => inWords(day, { weekday: 'long', month: 'long', day: 'numeric' });
/** "May 20, 2026" */
export const longDay = (day: string): string =>
  inWords(day, { month: 'long', day: 'numeric', year: 'numeric' });
