import type { Span } from '@entities/analytics/analytics.queries';
import { figure } from '@lib/format';
import { type FigureName, figureNames } from '@modules/analytics/figures/figures.schemas';
import { type Column, Table } from '@ui/data/table';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Fold } from '@ui/layout/fold';
import { Row } from '@ui/layout/layout';
import { useMemo, useState } from 'react';
import { figureLabels, shortLabels } from '../figure-words';
import { Part } from '../part';
import { SaveCsv } from '../save-csv';
import { inSpan } from '../span';
import { LineChart } from './line-chart';
import { type DayFigures, type Point, pointsOf } from './points';

type OverTimeProps = { readonly days: readonly DayFigures[]; readonly span: Span };

/** One or two of the figures as lines, and all of them as a table. */
export function OverTime({ days, span }: OverTimeProps) {
  const [first, setFirst] = useState<FigureName>('opened');
  const [second, setSecond] = useState<FigureName | ''>('asked');
  const points = useMemo(() => pointsOf(days), [days]);
  const names = useMemo(() => (second && second !== first ? [first, second] : [first]), [first, second]);
  const unit = points[0]?.isWeek ? 'Week' : 'Day';
  return (
    <Part title="Over time">
      <Row gap="normal" align="end">
        <Field label="Show">
          <Select
            value={first}
            options={options}
            onChange={({ target }) => setFirst(figureNames.find((name) => name === target.value) ?? first)}
          />
        </Field>
        <Field label="Beside it">
          <Select
            value={second === first ? '' : second}
            placeholder="Nothing"
            options={options.filter(({ value }) => value !== first)}
            onChange={({ target }) => setSecond(figureNames.find((name) => name === target.value) ?? '')}
          />
        </Field>
      </Row>
      <LineChart points={points} names={names} span={inSpan(span)} />
      <Fold title="The same as a table">
        <div>
          <SaveCsv
            what="by day"
            name={`analytics-${days[0]?.day ?? ''}-${days.at(-1)?.day ?? ''}`}
            rows={() => rowsOf(days)}
          />
        </div>
        <Table
          caption={`By ${unit.toLowerCase()}, the latest first`}
          columns={columnsOf(unit)}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
        />
      </Fold>
    </Part>
  );
}

const options = figureNames.map((value) => ({ value, label: figureLabels[value] }));

const columnsOf = (unit: string): readonly Column<Point>[] => [
  { key: 'name', header: unit, lead: true, cell: ({ name }) => name },
  ...figureNames.map((name) => ({
    key: name,
    header: shortLabels[name],
    figures: true,
    cell: (point: Point) => figure(point[name]),
  })),
];

/** Every day, also where the table has weeks. */
const rowsOf = (days: readonly DayFigures[]) => [
  ['Day', ...figureNames.map((name) => figureLabels[name])],
  ...days.map((one) => [one.day, ...figureNames.map((name) => one[name])]),
];
