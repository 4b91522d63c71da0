import style from '@entities/listing/listing-plate.module.css';
import { numberKindLabels } from '@entities/listing/listing-spec-labels';
import { yearsText } from '@modules/kernel/text/years.rules';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { Table } from '@ui/data/table';

type Row = ListingDetail['fitment'][number];

/** The vehicles the part fits; for a wanted ad, the vehicles it has to fit. */
export function Fitment({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ make, model, yearFrom, yearTo, note }) => [make, model, yearFrom, yearTo, note].join(' ')}
      columns={[
        { key: 'model', header: 'Vehicle', lead: true, cell: ({ make, model }) => `${make} ${model}` },
        { key: 'years', header: 'Years', cell: years },
        ...(rows.some(({ note }) => note)
          ? [{ key: 'note', header: 'Note', cell: ({ note }: Row) => note || '—' }]
          : []),
      ]}
    />
  );
}

/** Part and casting numbers. */
export function PartNumbers({ numbers }: { readonly numbers: ListingDetail['partNumbers'] }) {
  return (
    <ul role="list" className={style.numbers}>
      {numbers.map(({ number, kind }) => (
        <li key={`${kind} ${number}`} className={style.number}>
          <code>{number}</code>
          <span className={style.kind}>{numberKindLabels[kind]}</span>
        </li>
      ))}
    </ul>
  );
}

const years = ({ yearFrom, yearTo }: Row): string => yearsText(yearFrom, yearTo);
