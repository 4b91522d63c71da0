import { orderStatusLabels, sourceLabels } from '@entities/orders/order-labels';
import {
  type PreSale,
  type TeamOrder,
  type TeamOrders,
  teamOrdersQuery,
} from '@entities/orders/pre-sale.queries';
import { dollarsOf, figure } from '@lib/format';
import { paths } from '@lib/paths';
import { type OrderStatus, orderStatuses } from '@modules/orders/pre-sale/pre-sale.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OrderActs } from './order-acts';
import style from './pre-sale.module.css';

/** All orders of the sale, with their sums. */
export function OrdersPart({ sale }: { readonly sale: PreSale }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = orderStatuses.find((one) => one === params.get('status'));
  const query = useInfiniteQuery(teamOrdersQuery(sale.id, { q, status }));
  const { data, instead } = loaded(query, { label: 'Loading the orders…', shape: 'row', count: 6 });
  const set = (change: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const sums = data?.pages[0]?.sums;
  return (
    <Stack>
      {sums && <Sums sums={sums} />}
      <OrdersSearch q={q} status={status} onChange={set} />
      {instead}
      {data && (
        <Table
          caption="Orders"
          rows={data.pages.flatMap(({ orders }) => orders)}
          rowKey={({ id }) => id}
          columns={[
            { key: 'order', header: 'Order', lead: true, cell: (order) => <Which order={order} /> },
            { key: 'buyer', header: 'Vendor', words: true, cell: ({ buyer }) => <Who buyer={buyer} /> },
            { key: 'what', header: 'What', words: true, cell: whatOf },
            { key: 'status', header: 'Status', cell: (order) => <Status order={order} /> },
            { key: 'sum', header: 'Sum', figures: true, cell: ({ totalCents }) => dollarsOf(totalCents) },
            { key: 'acts', header: 'Actions', cell: (order) => <OrderActs sale={sale} order={order} /> },
          ]}
          empty={
            <Empty title={q === '' && !status ? 'Nobody has ordered yet' : 'No order answers that'}>
              {q === '' && !status
                ? 'Orders appear here as soon as somebody holds something.'
                : 'Search by a name, a code or the number of an order.'}
            </Empty>
          }
        />
      )}
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Sums({ sums }: { readonly sums: TeamOrders['sums'] }) {
  const { orders, paidCents, grantedCents, awaitingCents, assigned, spaces } = sums;
  return (
    <Plate
      title="So far"
      facts={[
        { label: 'Orders', value: figure(orders) },
        { label: 'Spaces taken', value: `${figure(assigned)} of ${figure(spaces)}` },
        { label: 'Paid', value: dollarsOf(paidCents) },
        { label: 'To go back, or sent', value: dollarsOf(grantedCents) },
        { label: 'Still to come', value: dollarsOf(awaitingCents) },
        { label: 'Stays', value: dollarsOf(paidCents - grantedCents) },
      ]}
    />
  );
}

type OrdersSearchProps = {
  readonly q: string;
  readonly status: OrderStatus | undefined;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
};

function OrdersSearch({ q, status, onChange }: OrdersSearchProps) {
  const [words, setWords] = useState(q);
  return (
    <search>
      <form
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ q: words.trim() });
        }}
      >
        <Field label="Name, code or number" className={style.words}>
          <TextInput
            type="search"
            before={<Search aria-hidden="true" />}
            maxLength={120}
            autoComplete="off"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '' && q !== '') onChange({ q: '' });
            }}
          />
        </Field>
        <Field label="Status">
          <Select
            value={status ?? ''}
            placeholder="All"
            options={orderStatuses.map((value) => ({ value, label: orderStatusLabels[value].words }))}
            onChange={({ target }) => onChange({ status: target.value })}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

const Which = ({ order: { id, number } }: { readonly order: TeamOrder }) => (
  <Link to={paths.order(id)} className={style.which}>
    Order {number}
  </Link>
);

/** A member who was erased has no name. */
export const Who = ({ buyer }: Pick<TeamOrder, 'buyer'>) =>
  buyer ? <Link to={paths.member(buyer.handle)}>{buyer.name}</Link> : 'A former member';

const whatOf = ({ lines }: TeamOrder): string =>
  lines
    .filter(({ status }) => status !== 'cancelled')
    .map(({ code, name, quantity }) => `${code ?? name}${quantity > 1 ? ` × ${quantity}` : ''}`)
    .join(', ');

const isGivenBack = (status: TeamOrder['status']): boolean =>
  status === 'refunded' || status === 'partially refunded';

function Status({ order: { status, source, way } }: { readonly order: TeamOrder }) {
  const { words, tone } = orderStatusLabels[status];
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      <span className={style.note}>
        {sourceLabels[source]}
        {way === 'by hand' && ', by check'}
        {way === 'by hand' && isGivenBack(status) && '. What goes back, you give back yourselves.'}
      </span>
    </>
  );
}
