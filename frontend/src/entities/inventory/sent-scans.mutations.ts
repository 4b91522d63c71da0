import { listScanSessions } from '@modules/inventory/scan-session/scan-sessions.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshItem } from './item.mutations';

/** Refreshes the pages that show items or scans after this device has sent some. */
export function useRefreshScanned(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void refreshItem(queries);
    void queries.invalidateQueries({ queryKey: [listScanSessions.path] });
  }, [queries]);
}
