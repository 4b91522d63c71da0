import { listScanSessions } from '@modules/inventory/scan-session/scan-sessions.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshItem } from './item.mutations';

/** What this device has sent is on every page that shows items or scans. */
export function useRefreshScanned(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void refreshItem(queries);
    void queries.invalidateQueries({ queryKey: [listScanSessions.path] });
  }, [queries]);
}
