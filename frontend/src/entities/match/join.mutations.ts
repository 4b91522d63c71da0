import { call } from '@lib/api/call';
import { getManifest } from '@modules/inventory/scan-session/manifest.contract';
import {
  commitScanSession,
  listScanSessions,
  recordScans,
} from '@modules/inventory/scan-session/scan-sessions.contract';
import type { BringThing } from '@modules/matching/join/join.contract';
import { agreeToTell, readBringList } from '@modules/matching/join/join.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { refreshItem } from '../inventory/item.mutations';
import { newUuid } from '../inventory/offline/new-uuid';

/** Lets visitors of a date know of things of the member, or no longer; for as long as the server has more to do. */
export function useTell(dateId: string) {
  const refresh = useInvalidate([readBringList.path]);
  return useMutation({
    mutationFn: async ({
      things,
      tells,
    }: {
      readonly things: readonly string[];
      readonly tells: boolean;
    }) => {
      for (let first = 0; first < things.length; first += atOnce) {
        const body = { things: things.slice(first, first + atOnce), tells };
        while ((await call(agreeToTell, { params: { dateId }, body })).isMore);
      }
    },
    onSettled: refresh,
  });
}

export type ToLoad = BringThing['items'][number];

/** Loads items into a trailer, as scanning them one by one would: its manifest has them.
 *  out  how many were not loaded, because they changed or may not be moved */
export function usePack(memberId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      items,
      trailerId: toId,
    }: {
      readonly items: readonly ToLoad[];
      readonly trailerId: string;
    }) => {
      const params = { id: newUuid() };
      const scannedAt = new Date().toISOString();
      const session = { purpose: 'load', deviceId: newUuid(), startedAt: scannedAt } as const;
      let left = 0;
      for (let first = 0; first < items.length; first += atOnce) {
        const scans = items
          .slice(first, first + atOnce)
          .map(({ id: itemId, version: revision, stock, isHeld }) => ({
            ...{ id: newUuid(), itemId, scannedAt },
            action: { do: 'move', toId, quantity: null } as const,
            expected: { revision, stock, isHeld },
          }));
        const { results } = await call(recordScans, { params, body: { memberId, session, scans } });
        left += results.filter(({ outcome }) => outcome === 'conflict' || outcome === 'refused').length;
      }
      await call(commitScanSession, { params, body: {} });
      return left;
    },
    onSettled: () =>
      Promise.all([
        ...[readBringList.path, listScanSessions.path, getManifest.path].map((path) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
        refreshItem(queries),
      ]),
  });
}

/** Of one call. */
const atOnce = 50;
