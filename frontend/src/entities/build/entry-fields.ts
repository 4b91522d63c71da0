import type { CallInput } from '@lib/api/call';
import type { DraftFields } from '@lib/browser/device-drafts';
import { readDay } from '@lib/day';
import { centsOf } from '@lib/format';
import type { EntryView } from '@modules/builds/builds.schemas';
import type { writeEntry } from '@modules/builds/entry/entry.contract';
import { readAmount, readWhole } from '@modules/kernel/http/amounts.schemas';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';

/** What an entry has beside its words and photos, while it is written and while it waits. */
export interface EntryFields {
  /** The day of the work; null: the day on which it is saved. */
  readonly on: string | null;
  /** As typed. */
  readonly hours: string;
  readonly cost: MoneyValue;
  /** As typed, in miles. */
  readonly odometer: string;
  readonly taskId: string | null;
  /** Two of its photos, by key or id. */
  readonly compare: { readonly before: string; readonly after: string } | null;
}

/** The fields of a draft, as this device stored them; what is missing or unreadable is as in a new entry. Pure. */
export function readEntryFields(stored: DraftFields = {}): EntryFields {
  const { on, hours, cost, odometer, taskId, compare } = stored;
  return {
    on: typeof on === 'string' ? (readDay(on) ?? null) : null,
    hours: textOf(hours),
    cost: typeof cost === 'number' || typeof cost === 'string' ? cost : null,
    odometer: textOf(odometer),
    taskId: textOf(taskId) || null,
    compare: compareOf(compare),
  };
}

/** The fields of an entry that is changed. Pure. */
export const fieldsOfEntry = ({ on, hours, cost, odometer, task, compare }: EntryView): EntryFields => ({
  on,
  hours: hours === null ? '' : String(Math.round(hours * 100) / 100),
  cost: centsOf(cost),
  odometer: odometer === null ? '' : String(odometer),
  taskId: task?.id ?? null,
  compare: compare && { before: compare.before.id, after: compare.after.id },
});

type EntryBody = Omit<CallInput<typeof writeEntry>['body'], 'entryId' | 'text' | 'photos' | 'compare'>;

/** What the server gets of the fields; unreadable amounts count as none, and `problemsOf` tells of them.
 *  in  today  for an entry without a day */
export const bodyOfFields = (fields: EntryFields, today: string): EntryBody => ({
  on: fields.on ?? today,
  hours: readAmount(fields.hours) ?? null,
  cost: dollarsIn(fields.cost),
  odometer: readWhole(fields.odometer) ?? null,
  taskId: fields.taskId,
});

/** What is unreadable or too large, by field. Pure. */
export function problemsOf({ hours, cost, odometer }: EntryFields): {
  readonly hours?: string;
  readonly cost?: string;
  readonly odometer?: string;
} {
  const [read, miles] = [readAmount(hours), readWhole(odometer)];
  return {
    ...((read === undefined || (read ?? 0) > maxHours) && { hours: 'Write hours like 2.5.' }),
    ...(typeof cost === 'string' && { cost: 'Write 12.50, a point before the cents.' }),
    ...((miles === undefined || (miles ?? 0) > maxMiles) && { odometer: 'Write whole miles, like 88,120.' }),
  };
}

/** Whether an entry would have nothing in it. Pure. */
export const isNothing = (text: string, photos: number, fields: EntryFields): boolean =>
  text.trim() === '' &&
  photos === 0 &&
  fields.hours.trim() === '' &&
  fields.cost === null &&
  fields.odometer.trim() === '';

/** Where the draft of an entry of this build is kept (`modules/drafts/README.md`). */
export const draftOfBuild = (buildId: string): string => `entry ${buildId}`;

/** The build of such a draft. */
export const buildOfDraft = (to: string): string => to.slice(draftOfBuild('').length);

const maxHours = 10_000;
const maxMiles = 10_000_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function compareOf(value: unknown): EntryFields['compare'] {
  if (typeof value !== 'object' || value === null) return null;
  const { before, after } = value as { readonly before?: unknown; readonly after?: unknown };
  return textOf(before) && textOf(after) ? { before: textOf(before), after: textOf(after) } : null;
}
