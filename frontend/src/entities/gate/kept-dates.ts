import { useEffect, useState } from 'react';
import { openFieldDb } from '../inventory/offline/offline-db';
import type { GateCopy } from './gate-types';

/** The lists of an event on this phone; undefined while it is being read. */
export function useKeptDates(memberId: string, eventId: string): readonly GateCopy[] | undefined {
  const [kept, setKept] = useState<readonly GateCopy[]>();
  useEffect(() => {
    let isHere = true;
    void keptDates(memberId, eventId)
      .catch(() => [])
      .then((copies) => isHere && setKept(copies));
    return () => {
      isHere = false;
    };
  }, [memberId, eventId]);
  return kept;
}

async function keptDates(memberId: string, eventId: string): Promise<readonly GateCopy[]> {
  const copies = await (await openFieldDb()).getAllFromIndex('gateList', 'member', memberId);
  return copies
    .filter(({ list }) => list.eventId === eventId)
    .toSorted((one, other) => (one.list.day < other.list.day ? -1 : 1));
}
