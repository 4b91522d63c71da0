import { saveFile } from '@lib/browser/save-file';
import { csvOf } from '@lib/csv';
import { Button } from '@ui/actions/button';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Download } from 'lucide-react';

type SaveCsvProps = {
  /** What the table is of, for those who hear the button alone: "by day". */
  readonly what: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly rows: () => readonly (readonly (string | number)[])[];
};

export function SaveCsv({ what, name, rows }: SaveCsvProps) {
  const save = () => saveFile(new Blob([csvOf(rows())], { type: 'text/csv' }), `${name}.csv`);
  return (
    <Button size="small" icon={<Download />} onClick={save}>
      Save as CSV <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
