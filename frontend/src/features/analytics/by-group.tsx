import { type Grouping, groupedFiguresQuery, type Span } from '@entities/analytics/analytics.queries';
import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import { type listFigures } from '@modules/analytics/figures/figures.contract';
import { figureNames } from '@modules/analytics/figures/figures.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { type Column, Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Row } from '@ui/layout/layout';
import { Tabs } from '@ui/layout/tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './analytics.module.css';
import { daysWords, figureLabels, shortLabels } from './figure-words';
import { NothingYet } from './nothing-yet';
import { Part } from './part';
import { SaveCsv } from './save-csv';
import { inSpan } from './span';

type Group = ResponseOf<typeof listFigures>['rows'][number];

const headers: Readonly<Record<Grouping, string>> = {
  listing: 'Listing',
  kind: 'Kind of part',
  place: 'Place',
};

/** The six figures by listing, kind of part or place. */
export function ByGroup({ span }: { readonly span: Span }) {
  const [open, setOpen] = useState<Grouping>('listing');
  const tabOf = (by: Grouping, label: string) => ({
    value: by,
    label,
    content: by === open ? <Groups key={`${by} ${span}`} by={by} span={span} /> : null,
  });
  return (
    <Part title="Which of them">
      <Tabs
        label="Figures by"
        value={open}
        onValueChange={(next) => setOpen(next as Grouping)}
        tabs={[tabOf('listing', 'By listing'), tabOf('kind', 'By kind of part'), tabOf('place', 'By place')]}
      />
    </Part>
  );
}

/** What fits on a screen; the others are one press away. */
const shownFirst = 8;

function Groups({ by, span }: { readonly by: Grouping; readonly span: Span }) {
  const [isWhole, setWhole] = useState(false);
  const { data, instead } = loaded(useQuery(groupedFiguresQuery(by, span)), {
    label: 'Loading the table',
    shape: 'row',
    isEmpty: ({ rows }) => rows.length === 0,
    empty: (
      <NothingYet
        title={`Nothing to list ${inSpan(span)}`}
        to={`${paths.listings}?status=active`}
        step="Look at your listings"
      >
        A good title and a photo are what a search shows first.
      </NothingYet>
    ),
  });
  if (!data) return instead;
  const { rows, hasMore } = data;
  return (
    <div className={classes(style.part, style.figures)}>
      <Table
        caption={`Figures by ${headers[by].toLowerCase()} ${inSpan(span)}, the most sold and asked about first`}
        columns={columnsOf(by)}
        rows={isWhole ? rows : rows.slice(0, shownFirst)}
        rowKey={({ key }) => key}
      />
      {hasMore && <p className={style.quiet}>These are the first {figure(rows.length)}; there are more.</p>}
      <Row>
        {rows.length > shownFirst && !isWhole && (
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {figure(rows.length)}
          </Button>
        )}
        <SaveCsv
          what={`by ${headers[by].toLowerCase()}`}
          name={`analytics-by-${by}-${span}-days`}
          rows={() => csvRows(by, rows)}
        />
      </Row>
    </div>
  );
}

function columnsOf(by: Grouping): readonly Column<Group>[] {
  return [
    { key: 'name', header: headers[by], lead: true, cell: (group) => <Name by={by} group={group} /> },
    ...figureNames.map((name) => ({
      key: name,
      header: shortLabels[name],
      figures: true,
      cell: (group: Group) => figure(group[name]),
    })),
    {
      key: 'days',
      header: 'Days to sell',
      figures: true,
      cell: ({ daysToSell }) => (daysToSell === null ? null : daysWords(daysToSell)),
    },
  ];
}

function Name({ by, group: { key, name, listings } }: { readonly by: Grouping; readonly group: Group }) {
  if (by === 'listing') return <Link to={paths.listing(key)}>{name}</Link>;
  return (
    <span>
      {name} <span className={style.quiet}>{counted(listings, 'listing')}</span>
    </span>
  );
}

const csvRows = (by: Grouping, rows: readonly Group[]) => [
  [headers[by], 'Listings', ...figureNames.map((name) => figureLabels[name]), 'Median days to sell'],
  ...rows.map((row) => [
    ...[row.name, row.listings, ...figureNames.map((name) => row[name])],
    row.daysToSell === null ? '' : Math.round(row.daysToSell * 10) / 10,
  ]),
];
