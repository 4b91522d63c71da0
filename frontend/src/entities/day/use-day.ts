import { isRefusal } from '@lib/api/problem';
import { useOnline } from '@lib/browser/connection';
import { rememberedMember, useSession } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dateOfSale, eventOfSaleQuery } from '../orders/date-of-sale';
import { type SpaceOfSale, saleSpacesQuery } from '../orders/pre-sale.queries';
import { spaceMapQuery } from '../spaces/space-map.queries';
import type { KeptDay } from './kept-day';
import { keepDay, keptDay } from './kept-days';
import { saysSomething } from './near';

/** The field of one date of an event. */
export interface FieldDay {
  readonly event: EventPage;
  /** Undefined for an event without a date. */
  readonly date: DateView | undefined;
  readonly map: SpaceMapView | null;
  readonly vendors: readonly SpaceOfSale[];
  /** When this device read it; null for what was read just now. */
  readonly keptAt: string | null;
}

export type Day =
  | { readonly status: 'loading' }
  /** The address is wrong, or the event is not public. */
  | { readonly status: 'refused' }
  /** No connection, and this device has nothing of it. */
  | { readonly status: 'unknown' }
  | ({ readonly status: 'known' } & FieldDay);

/** How often the field is read again while it is looked at. */
const REREAD_MS = 60_000;

/** The field of a date, from the server, or as this device read it last. What was read is kept for when there is no signal.
 *  in      day: names a date of a series; null for the next one
 *  source  ADR 0117 */
export function useDay(eventId: string, day: string | null): Day {
  const session = useSession();
  const online = useOnline();
  const enabled = session.status !== 'loading';
  const event = useQuery({ ...eventOfSaleQuery(eventId), enabled });
  const date = event.data && dateOfSale(event.data, day);
  const spaces = useQuery({
    ...saleSpacesQuery(date?.dateId ?? ''),
    enabled: enabled && date !== undefined,
    refetchInterval: REREAD_MS,
  });
  const map = useQuery({ ...spaceMapQuery(eventId), enabled });
  const readerId = (session.status === 'signed-in' ? session.user.id : rememberedMember()) ?? null;

  const isAway = !online || (event.error !== null && !isRefusal(event.error));
  const kept = useKeptDay(isAway && !event.data, readerId, eventId, day);
  const isRead = (map.data || isRefusal(map.error)) && (spaces.data || isRefusal(spaces.error));
  const vendors = spaces.data?.spaces.filter(saysSomething) ?? [];
  useEffect(() => {
    if (!event.data || !date || !isRead || !enabled) return;
    const read = { dateId: date.dateId, readerId, readAt: new Date().toISOString(), event: event.data };
    void keepDay({
      ...read,
      map: map.data ?? null,
      vendors: spaces.data?.spaces.filter(saysSomething) ?? [],
    }).catch(() => undefined);
  }, [event.data, date, isRead, enabled, readerId, map.data, spaces.data]);

  if (isRefusal(event.error)) return { status: 'refused' };
  if (event.data && date && !isAway && (spaces.isPending || map.isPending)) return { status: 'loading' };
  if (event.data)
    return { status: 'known', event: event.data, date, map: map.data ?? null, vendors, keptAt: null };
  if (!isAway || kept === 'reading') return { status: 'loading' };
  if (!kept) return { status: 'unknown' };
  return {
    ...{ status: 'known', event: kept.event, map: kept.map, vendors: kept.vendors, keptAt: kept.readAt },
    date: dateOfSale(kept.event, day),
  };
}

function useKeptDay(isAsked: boolean, readerId: string | null, eventId: string, day: string | null) {
  const [kept, setKept] = useState<KeptDay | undefined | 'reading'>('reading');
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    const found = keptDay(readerId, eventId, day === null ? undefined : `${eventId}_${day}`);
    void found.then(
      (it) => isHere && setKept(it),
      () => isHere && setKept(undefined),
    );
    return () => {
      isHere = false;
    };
  }, [isAsked, readerId, eventId, day]);
  return kept;
}
