import { systemLabels } from '@entities/build/build-labels';
import { priorityLabels } from '@entities/build/task-labels';
import { centsOf } from '@lib/format';
import type { TaskBody, TaskView } from '@modules/builds/builds.schemas';
import { amountMessage, moneyMessage, readAmount } from '@modules/kernel/http/amounts.schemas';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import { byCode, type FieldWords, inDollars, listOf } from '@ui/replace/words-of';

/** A task in a form. */
export interface TaskFields {
  readonly system: TaskBody['system'];
  readonly title: string;
  readonly notes: string;
  readonly priority: TaskBody['priority'];
  readonly cents: MoneyValue;
  /** As typed. */
  readonly hours: string;
  readonly after: readonly string[];
}

export const blankTask: TaskFields = {
  system: 'other',
  title: '',
  notes: '',
  priority: 'normal',
  cents: null,
  hours: '',
  after: [],
};

/** The problems of the typed values, by field. */
export function problemsOfTask({ title, cents, hours }: TaskFields): Readonly<Record<string, string>> {
  return {
    ...(title.trim() === '' && { title: 'Say what there is to do.' }),
    ...(isUnread(cents) && { planned: moneyMessage }),
    ...(readAmount(hours) === undefined && { plannedHours: amountMessage }),
  };
}

/** The body of its endpoint. */
export const taskBodyOf = ({ cents, hours, after, title, ...task }: TaskFields): TaskBody => ({
  ...task,
  title: title.trim(),
  planned: dollarsIn(cents),
  plannedHours: readAmount(hours) ?? null,
  after: [...after],
});

export const taskFieldsOf = (task: TaskBody): TaskFields => ({
  system: task.system,
  title: task.title,
  notes: task.notes,
  priority: task.priority,
  cents: centsOf(task.planned),
  hours: task.plannedHours === null ? '' : String(task.plannedHours),
  after: task.after,
});

/** A task as it was loaded: the base of its next change. */
export const loadedTask = (task: TaskView) => ({
  fields: {
    system: task.system,
    title: task.title,
    notes: task.notes,
    priority: task.priority,
    planned: task.planned,
    plannedHours: task.plannedHours,
    after: task.after.map(({ id }) => id),
  } satisfies TaskBody,
  version: task.version,
});

/** The labels of the form's fields, for a member who has to choose between two versions. */
export const taskWords = (titles: ReadonlyMap<string, string>): FieldWords => ({
  system: byCode('System', systemLabels),
  title: 'What there is to do',
  notes: 'Notes',
  priority: byCode('Priority', priorityLabels),
  planned: inDollars('Planned cost'),
  plannedHours: 'Planned hours',
  after: listOf<string>('What comes first', (id) => titles.get(id) ?? 'Another task'),
});
