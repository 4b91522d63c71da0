import { counted } from '@lib/format';
import type { BadRow } from '@modules/inventory/import/import.schemas';
import { Notice } from '@ui/feedback/notice';
import style from './import.module.css';

type BadRowsProps = {
  readonly rows: readonly BadRow[];
  /** The number of all bad rows; the list has only the first. */
  readonly total: number;
  readonly lead: string;
};

/** The rows that cannot be imported, each with its number in the spreadsheet and the reason. */
export function BadRows({ rows, total, lead }: BadRowsProps) {
  return (
    <Notice tone="warn" live={false} title={`${counted(total, 'row')} cannot be imported. ${lead}`}>
      <ul className={style.bad} aria-label="Rows that cannot be imported">
        {rows.map(({ row, reasons }) => (
          <li key={row}>
            Row {row}: {reasons.join(' · ')}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p>And {total - rows.length} more. Fix these first, then upload the file again.</p>
      )}
    </Notice>
  );
}
