import { counted, figure, money } from '@lib/format';
import type {
  columns,
  fits,
  PartView,
  partStatuses,
  priorities,
  systems,
  TaskCard,
} from '@modules/builds/builds.schemas';

export type System = (typeof systems)[number];
export type Column = (typeof columns)[number];
export type Priority = (typeof priorities)[number];
export type PartStatus = (typeof partStatuses)[number];
export type Fit = (typeof fits)[number];

/** The systems of a car, in the order of pages. */
export const systemLabels: Readonly<Record<System, string>> = {
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
  wheels: 'Wheels and tires',
  electrical: 'Electrical',
  interior: 'Interior',
  glass: 'Glass',
  trim: 'Trim',
  paint: 'Paint',
  paperwork: 'Paperwork',
  other: 'Other',
};

/** The columns of the board, from the left. */
export const columnLabels: Readonly<Record<Column, string>> = {
  backlog: 'Backlog',
  in_progress: 'In progress',
  testing: 'Testing',
  done: 'Done',
};

export const priorityLabels: Readonly<Record<Priority, string>> = {
  critical: 'Critical',
  normal: 'Normal',
  low: 'Low',
};

export const partStatusLabels: Readonly<Record<PartStatus, string>> = {
  planned: 'Missing',
  sought: 'Wanted ad',
  arrived: 'Here',
  installed: 'In the car',
};

export const fitLabels: Readonly<Record<Fit, string>> = {
  'as it is': 'Fitted as it is',
  'with work': 'Fitted with work',
  'not at all': 'Did not fit',
};

/** "3 hours", "1.5 hours", "1 hour". */
export function hoursText(hours: number): string {
  const shown = Math.round(hours * 10) / 10;
  return Number.isInteger(shown) ? counted(shown, 'hour') : `${shown} hours`;
}

/** "2 of 6 hours", "6 hours planned", "2 hours"; undefined when nothing is known. */
export function hoursOfTask({ hours, plannedHours }: Pick<TaskCard, 'hours' | 'plannedHours'>) {
  if (plannedHours === null) return hours > 0 ? hoursText(hours) : undefined;
  if (hours === 0) return `${hoursText(plannedHours)} planned`;
  return `${figureOf(hours)} of ${hoursText(plannedHours)}`;
}

/** "$120 of $400", "$400 planned", "$120"; undefined when nothing is known. */
export function costOfTask({ spent, planned }: Pick<TaskCard, 'spent' | 'planned'>): string | undefined {
  if (!spent) return planned === null ? undefined : `${money(planned)} planned`;
  return planned === null ? money(spent) : `${money(spent)} of ${money(planned)}`;
}

/** How many parts are not there yet. */
export const missingParts = ({ parts }: Pick<TaskCard, 'parts'>): number => parts.planned + parts.sought;

/** "4 × Brake hose", "Brake hose". */
export const partName = ({ title, quantity }: Pick<PartView, 'title' | 'quantity'>): string =>
  quantity === 1 ? title : `${figure(quantity)} × ${title}`;

const figureOf = (hours: number): string => String(Math.round(hours * 10) / 10);
