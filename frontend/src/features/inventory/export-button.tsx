import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { saveFile } from '@lib/browser/save-file';
import { today } from '@lib/day';
import { exportItems } from '@modules/inventory/import/imports.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { FileDown } from 'lucide-react';

type ExportButtonProps = {
  /** These items; without it, all. */
  readonly ids?: readonly string[];
  readonly size?: 'small';
};

/** Downloads the inventory as a CSV file, which opens in a spreadsheet and can be imported again. */
export function ExportButton({ ids, size }: ExportButtonProps) {
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportItems, ids ? { ids: [...ids] } : {}),
    onSuccess: (file) => saveFile(file, `inventory-${today()}.csv`),
    onError: (error) =>
      toast({ title: 'The file could not be transferred', description: messageOf(error), tone: 'problem' }),
  });
  return (
    <Button size={size} icon={<FileDown />} busy={isPending} onClick={() => mutate()}>
      {ids ? 'Export' : 'Export all'}
    </Button>
  );
}
