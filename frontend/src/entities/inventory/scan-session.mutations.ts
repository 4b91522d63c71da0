import { call } from '@lib/api/call';
import { getManifest } from '@modules/inventory/scan-session/manifest.contract';
import {
  getScanSession,
  listScanSessions,
  undoScan,
  undoScanSession,
} from '@modules/inventory/scan-session/scan-sessions.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshItem } from './item.mutations';

/** Takes a scan back, or the whole session when none is named. */
export function useUndoScans(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (scanId?: string) =>
      scanId === undefined
        ? call(undoScanSession, { params: { id } })
        : call(undoScan, { params: { id, scanId } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [getScanSession.path, id] }),
        queries.invalidateQueries({ queryKey: [listScanSessions.path] }),
        queries.invalidateQueries({ queryKey: [getManifest.path] }),
        refreshItem(queries),
      ]),
  });
}
