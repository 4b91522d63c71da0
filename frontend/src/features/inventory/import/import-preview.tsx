import { useImportCommand } from '@entities/inventory/import.mutations';
import { previewQuery } from '@entities/inventory/import.queries';
import { quantityText } from '@entities/inventory/inventory-labels';
import { messageOf } from '@lib/api/problem';
import { counted, money } from '@lib/format';
import type { ImportPreview as Preview } from '@modules/inventory/import/import.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { useResultFocus } from '@ui/feedback/use-result-focus';
import { RadioGroup } from '@ui/forms/radio-group';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { BadRows } from './bad-rows';
import style from './import.module.css';
import type { Mapping } from './import-columns';

type ImportPreviewProps = { readonly id: string; readonly mapping: Mapping; readonly onBack: () => void };

/** The third step: a preview, then the import. */
export function ImportPreview({ id, mapping, onBack }: ImportPreviewProps) {
  const preview = useQuery(previewQuery(id, [...mapping]));
  const { mutate, isPending, error: refusal } = useImportCommand(id);
  const heading = useResultFocus<HTMLHeadingElement>(preview.data !== undefined);
  const [known, setKnown] = useState<'keep' | 'change'>('keep');
  const { data, instead } = loaded(preview, { label: 'Reading every row…', shape: 'row' });
  if (!data) return instead;
  const toImport = data.items + (known === 'change' ? data.known : 0);
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1} className={style.sum}>
        {summary(data)}
      </h2>
      <p>{rowsText(data)}</p>
      {data.refused > 0 && <BadRows rows={data.badRows} total={data.refused} lead="Left out:" />}
      <LeftOut columns={data.leftOut} />
      {data.newPlaces.total > 0 && (
        <p>
          {counted(data.newPlaces.total, 'new place')} will be created:{' '}
          {data.newPlaces.paths.slice(0, 5).join(', ')}
          {data.newPlaces.total > 5 && ` and ${data.newPlaces.total - 5} more`}.
        </p>
      )}
      {data.known > 0 && (
        <RadioGroup
          legend={`${counted(data.known, 'item')} of the file ${data.known === 1 ? 'is' : 'are'} in your inventory already`}
          value={known}
          onValueChange={setKnown}
          options={[
            { value: 'keep', label: 'Leave them as they are' },
            {
              value: 'change',
              label: 'Update them from the file',
              hint: 'Only what the file has a column for. You can undo it in each item’s history.',
            },
          ]}
        />
      )}
      <Samples samples={data.samples} />
      {refusal && <Notice tone="problem">{messageOf(refusal)}</Notice>}
      <Row>
        <Button
          variant="primary"
          busy={isPending}
          disabled={toImport === 0}
          onClick={() => mutate({ type: 'start', body: { mapping: [...mapping], known } })}
        >
          {toImport === 0 ? 'Nothing to import' : `Import ${counted(toImport, 'item')}`}
        </Button>
        <Button onClick={onBack}>Back to the columns</Button>
      </Row>
    </Stack>
  );
}

function Samples({ samples }: Pick<Preview, 'samples'>) {
  if (samples.length === 0) return null;
  return (
    <Table
      caption="The first items"
      rows={samples}
      rowKey={({ row }) => String(row)}
      columns={[
        {
          key: 'title',
          header: 'Item',
          lead: true,
          cell: ({ title, isKnown }) => (
            <>
              {title} {isKnown && <Badge>Known</Badge>}
            </>
          ),
        },
        {
          key: 'quantity',
          header: 'How many',
          figures: true,
          cell: ({ quantity }) => quantityText(quantity, 'each'),
        },
        { key: 'path', header: 'Place', words: true, cell: ({ path }) => path || 'No place yet' },
        { key: 'fits', header: 'Fits', words: true, cell: ({ fits }) => fits.join(', ') || '–' },
        { key: 'type', header: 'Category', cell: ({ type }) => type },
        {
          key: 'asking',
          header: 'Asking',
          figures: true,
          cell: ({ asking }) => (asking === null ? '–' : money(asking)),
        },
        { key: 'tags', header: 'Tags', words: true, cell: ({ tags }) => tags.join(', ') || '–' },
      ]}
    />
  );
}

/** Columns without a field, and their values: these are not imported. */
function LeftOut({ columns }: { readonly columns: Preview['leftOut'] }) {
  if (columns.length === 0) return null;
  return (
    <Notice tone="warn" live={false} title={`${counted(columns.length, 'column')} will be left out`}>
      <ul className={style.bad} aria-label="Columns that will be left out">
        {columns.map(({ header, rows, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading; their order stays
          <li key={at}>
            {quoted(header)}: {rows === 0 ? 'empty' : `${counted(rows, 'row')}, like ${samples.join(' · ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** "Of 423 rows, 412 are items, 8 add a place to one, 3 cannot be imported." */
const rowsText = ({ rows, items, known, furtherPlaces, refused }: Preview): string =>
  [
    `Of ${counted(rows, 'row')}, ${(items + known).toLocaleString('en-US')} ${items + known === 1 ? 'is an item' : 'are items'}`,
    furtherPlaces > 0 &&
      `${furtherPlaces.toLocaleString('en-US')} ${furtherPlaces === 1 ? 'adds' : 'add'} a place to one`,
    refused > 0 && `${refused.toLocaleString('en-US')} cannot be imported`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');

/** "412 new items. 8 items you have already." */
const summary = ({ items, known }: Preview): string =>
  [`${counted(items, 'new item')}.`, known > 0 && `${counted(known, 'item')} you have already.`]
    .filter(Boolean)
    .join(' ');
