import { figure, money } from '@lib/format';
import type {
  columns,
  fits,
  PartView,
  partStatuses,
  priorities,
  systems,
  TaskCard,
} from '@modules/builds/builds.schemas';
import { hoursLabel } from './build-labels';

export type System = (typeof systems)[number];
export type Column = (typeof columns)[number];
export type Priority = (typeof priorities)[number];
export type PartStatus = (typeof partStatuses)[number];
export type Fit = (typeof fits)[number];

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

/** "2 of 6 h", "6 h planned", "2 h"; undefined when nothing is known. */
export function hoursOfTask({ hours, plannedHours }: Pick<TaskCard, 'hours' | 'plannedHours'>) {
  if (plannedHours === null) return hours > 0 ? hoursLabel(hours) : undefined;
  if (hours === 0) return `${hoursLabel(plannedHours)} planned`;
  return `${hoursLabel(hours).replace(/ h$/, '')} of ${hoursLabel(plannedHours)}`;
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
