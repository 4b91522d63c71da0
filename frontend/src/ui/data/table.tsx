import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './table.module.css';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, tabular. */
  readonly figures?: boolean;
  /** Text written by people, of any length. */
  readonly words?: boolean;
  /** The heading of the row; on a phone, the title of its entry. */
  readonly lead?: boolean;
};

export type TableProps<Row> = {
  /** The caption; visible when `captionShown`. */
  readonly caption: string;
  readonly captionShown?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
};

/** A table. On a phone each row becomes a list entry with labels. */
export function Table<Row>({ caption, captionShown = false, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <table className={style.table}>
      <caption className={captionShown ? style.caption : style.unseen}>{caption}</caption>
      <thead className={style.head}>
        <tr>
          {columns.map(({ key, header, figures }) => (
            <th key={key} scope="col" className={classes(figures && style.figures)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { header, cell, figures, words, lead } = column;
  if (lead) {
    return (
      <th scope="row" className={style.lead}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td data-label={header} className={classes(figures && style.figures, words && style.words)}>
      {cell(row)}
    </td>
  );
}
