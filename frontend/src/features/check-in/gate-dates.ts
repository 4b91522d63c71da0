import type { GateCopy } from '@entities/gate/gate-types';
import { dateOfSale } from '@entities/orders/date-of-sale';
import { local } from '@lib/browser/browser-store';
import { daysAfter } from '@lib/day';
import type { EventPage } from '@modules/events/events.contract';

/** A date of an event, as the server or the phone knows it. */
export interface GateDate {
  readonly dateId: string;
  readonly day: string;
}

/** What was chosen on this phone for an event. */
export interface GateChoice {
  readonly dateId: string;
  readonly day: string;
  readonly gate: string;
}

/** The dates that a gate can be opened for: those of the event, and those on the phone. Pure. */
export function gateDates(event: EventPage | undefined, kept: readonly GateCopy[]): readonly GateDate[] {
  const known = new Map(kept.map(({ dateId, list }) => [dateId, { dateId, day: list.day }]));
  for (const { dateId, day, status } of event?.dates ?? [])
    if (status !== 'cancelled') known.set(dateId, { dateId, day });
  return [...known.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The date that the page is about: the one of the address, else the one that was chosen here while it is recent, else the next. Pure.
 *  in  today: a day */
export function gateDate(
  dates: readonly GateDate[],
  {
    asked,
    chosen,
    event,
    today,
  }: {
    readonly asked: string | null;
    readonly chosen: GateChoice | undefined;
    readonly event: EventPage | undefined;
    readonly today: string;
  },
): GateDate | undefined {
  const recent = daysAfter(today, -3);
  const next = event && dateOfSale(event, null)?.dateId;
  return (
    dates.find(({ dateId, day }) => asked !== null && (dateId.endsWith(`_${asked}`) || day === asked)) ??
    dates.find(({ dateId, day }) => dateId === chosen?.dateId && day >= recent) ??
    dates.find(({ dateId }) => dateId === next) ??
    dates.find(({ day }) => day >= today) ??
    dates.at(-1)
  );
}

/** What was chosen here, also before the phone was started again. */
export function chosenGate(eventId: string): GateChoice | undefined {
  try {
    const { dateId, day, gate } = JSON.parse(local.read(keyOf(eventId)) ?? '') as Record<string, unknown>;
    if (typeof dateId === 'string' && typeof day === 'string' && typeof gate === 'string')
      return { dateId, day, gate };
  } catch {
    // nothing was chosen
  }
  return undefined;
}

export const chooseGate = (eventId: string, choice: GateChoice): void =>
  local.write(keyOf(eventId), JSON.stringify(choice));

const keyOf = (eventId: string): string => `gate-${eventId}`;
