import { useDownload } from '@entities/download.mutations';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { type LabelDetails, printLabels } from '@modules/inventory/label/labels.contract';
import { cellsOf, fontOf, labelSheets, placeLabels } from '@modules/inventory/label/labels.schemas';
import { Button } from '@ui/actions/button';
import { PageTurner } from '@ui/data/page-turner';
import { ErrorBox } from '@ui/feedback/error-box';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Stack } from '@ui/layout/layout';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ChosenLabels } from './chosen-labels';
import { PrintForm } from './print-form';
import style from './print-labels.module.css';
import { usePrintSettings } from './print-settings';
import { SheetPreview, textOf } from './sheet-preview';

type PrintLabelsProps = {
  readonly chosen: ChosenLabels;
  readonly labels: readonly LabelDetails[];
  readonly address: string;
  readonly onChange: (chosen: ChosenLabels) => void;
};

/** Settings at the left, the sheet as it will be printed at the right. */
export function PrintLabels({ chosen, labels, address, onChange }: PrintLabelsProps) {
  const { settings, change } = usePrintSettings();
  const [shown, setShown] = useState(1);
  const sheet = labelSheets[settings.sheet];
  const startAt = Math.min(settings.startAt, cellsOf(sheet));
  const print = { ...settings, startAt };
  const all = labels.flatMap((label) => Array.from({ length: settings.copies }, () => label));
  const sheets = placeLabels(sheet, all, startAt);
  const page = Math.min(shown, sheets.length);
  const font = useMemo(
    () =>
      fontOf(
        sheet.label,
        labels.map((label) => textOf(label, settings)),
      ),
    [sheet, labels, settings],
  );
  const pdf = useDownload(
    () => download(printLabels, { ...chosen, ...print, lines: [...print.lines] }),
    () => 'labels.pdf',
  );
  return (
    <div className={style.columns}>
      <Stack>
        <p className={style.count} role="status">
          {counted(all.length, 'label')} on {counted(sheets.length, cellsOf(sheet) === 1 ? 'piece' : 'sheet')}
        </p>
        {chosen.locationIds.length > 0 && (
          <Checkbox
            label="Also for every item in these places"
            checked={chosen.withContents}
            onChange={({ target }) => onChange({ ...chosen, withContents: target.checked })}
          />
        )}
        <PrintForm settings={print} onChange={change} />
        {pdf.error && <ErrorBox title="The PDF could not be created" message={messageOf(pdf.error)} />}
        <Button variant="primary" icon={<Printer />} busy={pdf.isPending} onClick={() => pdf.mutate()}>
          Save as PDF
        </Button>
        <Notice live={false} title="Print it at its true size">
          Choose “Actual size” or 100% in the print dialog, never “Fit to page”. Try plain paper first, and
          hold it against a sheet of labels.
        </Notice>
      </Stack>
      <Stack>
        <SheetPreview
          sheet={sheet}
          labels={sheets[page - 1] ?? []}
          used={page === 1 ? startAt - 1 : 0}
          print={print}
          font={font}
          address={address}
          name={`Preview of ${cellsOf(sheet) === 1 ? 'label' : 'sheet'} ${page} of ${sheets.length}`}
        />
        <PageTurner page={page} size={1} total={sheets.length} unit="sheets" onPage={setShown} />
      </Stack>
    </div>
  );
}
