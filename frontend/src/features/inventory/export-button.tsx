import { useDownload } from '@entities/download.mutations';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { today } from '@lib/day';
import { exportItems } from '@modules/inventory/import/imports.contract';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { FileDown } from 'lucide-react';

type ExportButtonProps = {
  /** The items to export; all when left out. */
  readonly ids?: readonly string[];
  readonly size?: 'small';
};

/** Downloads the inventory as a CSV file, which opens in a spreadsheet and can be imported again. */
export function ExportButton({ ids, size }: ExportButtonProps) {
  const { toast } = useToast();
  const { mutate, isPending } = useDownload(
    () => download(exportItems, ids ? { ids: [...ids] } : {}),
    () => `inventory-${today()}.csv`,
    (error) =>
      toast({ title: 'The file could not be transferred', description: messageOf(error), tone: 'problem' }),
  );
  return (
    <Button size={size} icon={<FileDown />} busy={isPending} onClick={() => mutate()}>
      {ids ? 'Export' : 'Export all'}
    </Button>
  );
}
