import { useDownload } from '@entities/download.mutations';
import { ReauthDialog } from '@entities/reauth/reauth-dialog';
import { download } from '@lib/api/download';
import { today } from '@lib/day';
import { exportAudit } from '@modules/audit/audit.contract';
import { Button } from '@ui/actions/button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { type AuditFilter, askedOf } from './audit-filter';

/** Downloads what the search finds as a CSV file, after the admin has shown who they are. */
export function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useDownload(
    () => download(exportAudit, undefined, undefined, askedOf(filter)),
    () => `audit-${today()}.csv`,
  );
  return (
    <>
      <Button icon={<FileDown />} onClick={() => setOpen(true)}>
        Export
      </Button>
      <ReauthDialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          reset();
        }}
        title="Export the audit trail"
        description="Everything that the search finds, 100,000 lines at most. The export is in the trail too."
        action="Export"
        busy={isPending}
        error={error}
        onVerified={() => mutate(undefined, { onSuccess: () => setOpen(false) })}
      />
    </>
  );
}
