import { sellingQuery } from '@entities/analytics/analytics.queries';
import { counted, dayIn, dollarsOf, figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { getSelling } from '@modules/analytics/selling/selling.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { SpaceCode } from '@ui/data/space-code';
import { type Column, Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Row } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { minutesWords } from './figure-words';
import { NothingYet } from './nothing-yet';
import { Part } from './part';
import { SaveCsv } from './save-csv';

type Sold = ResponseOf<typeof getSelling>;
type Meet = Sold['meets'][number];

/** How fast the member answers, and what each meet brought. */
export function Selling() {
  const { data, instead } = loaded(useQuery(sellingQuery), { label: 'Loading how you sell', shape: 'row' });
  if (!data) return <Part title="How fast you answer">{instead}</Part>;
  return (
    <>
      <Part title="How fast you answer">
        <Answers answers={data.answers} />
      </Part>
      <Part
        title="Meet by meet"
        lead="Sales from a week before a meet until a week after it, here and elsewhere, and conversations about your listings in the same days."
      >
        <Meets meets={data.meets} />
      </Part>
    </>
  );
}

function Answers({ answers: { minutes, others } }: { readonly answers: Sold['answers'] }) {
  if (minutes === null)
    return (
      <NothingYet title="Too early to say" to={paths.messages} step="Look at your messages">
        {`You have answered in fewer than three conversations.${
          others ? ` Sellers like you answer in ${minutesWords(others.minutes)}.` : ''
        }`}
      </NothingYet>
    );
  return (
    <p>
      You answer in {minutesWords(minutes)}. {othersWords(others)}
    </p>
  );
}

function othersWords(others: Sold['answers']['others']): string {
  if (!others) return 'There are too few sellers like you to compare with.';
  const { sellers, minutes, slowerPercent } = others;
  const slower =
    slowerPercent === null ? '' : `Of ${figure(sellers)} sellers like you, ${slowerPercent}% are slower. `;
  return `${slower}The one in the middle answers in ${minutesWords(minutes)}.`;
}

function Meets({ meets }: { readonly meets: readonly Meet[] }) {
  if (meets.length === 0)
    return (
      <NothingYet title="No meet yet" to={paths.events} step="Find a meet">
        When you have a space at an event, what it cost and what you sold are beside each other here.
      </NothingYet>
    );
  return (
    <>
      <Table
        caption="Meets, the latest first"
        columns={columns}
        rows={meets}
        rowKey={({ eventId, dateId }) => `${eventId} ${dateId}`}
      />
      <div>
        <SaveCsv what="meet by meet" name="analytics-meets" rows={() => csvRows(meets)} />
      </div>
    </>
  );
}

const columns: readonly Column<Meet>[] = [
  {
    key: 'title',
    header: 'Meet',
    lead: true,
    cell: ({ eventId, title }) => <Link to={paths.event(eventId)}>{title}</Link>,
  },
  { key: 'day', header: 'Day', cell: ({ startsAt, timezone }) => dayIn(startsAt, timezone) },
  {
    key: 'spaces',
    header: 'Spaces',
    cell: ({ spaces }) => (
      <Row>
        {spaces.map((space) => (
          <SpaceCode key={space} code={space} size="small" />
        ))}
      </Row>
    ),
  },
  { key: 'paid', header: 'Paid', figures: true, cell: ({ paidCents }) => dollarsOf(paidCents) },
  { key: 'sales', header: 'Sold', figures: true, cell: ({ sales }) => counted(sales, 'listing') },
  { key: 'sold', header: 'For', figures: true, cell: ({ soldCents }) => dollarsOf(soldCents) },
  { key: 'asked', header: 'Asked about', figures: true, cell: ({ asked }) => figure(asked) },
];

const csvRows = (meets: readonly Meet[]) => [
  ['Meet', 'Begins', 'Spaces', 'Paid', 'Sold', 'Sold for', 'Asked about'],
  ...meets.map(({ title, startsAt, spaces, paidCents, sales, soldCents, asked }) => [
    ...[title, startsAt, spaces.join(' '), paidCents / 100, sales, soldCents / 100, asked],
  ]),
];
