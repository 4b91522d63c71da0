import { type GateOrder, inShort } from '@entities/gate/gate-orders';
import { orderPaths } from '@entities/orders/order-paths';
import { dayIn, dayItself, dollarsOf, timeIn } from '@lib/format';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Page, PageHeading, Row } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AtGate } from '../gate-frame';
import style from './print.module.css';
import { byName, bySpace } from './sorted';

/** The list on paper: an order a line, with a box to tick; its head is on each page. */
export function PrintedList({ eventId, date, gate, now }: AtGate) {
  const [params] = useSearchParams();
  const isByName = params.get('by') === 'name';
  const printedAt = usePrintedAt(() => gate.now());
  const { list, checkedAt } = now.copy;
  const orders = isByName ? byName(now.orders) : bySpace(now.orders);
  const at = (by: 'space' | 'name') => orderPaths.gatePrint(eventId, date.dateId, by);
  return (
    <Page>
      <div className={style.screen}>
        <BackLink>
          <Link to={orderPaths.gate(eventId, date.dateId)}>Gate</Link>
        </BackLink>
        <PageHeading title="List of the gate" lead={`${list.title}, ${dayIn(...dayItself(date.day))}`} />
        <Row justify="between">
          <LinkTabs
            label="How it is sorted"
            tabs={[
              { to: at('space'), label: 'By space', isCurrent: !isByName },
              { to: at('name'), label: 'By name', isCurrent: isByName },
            ]}
          />
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </Row>
      </div>
      {orders.length === 0 ? (
        <Empty title="Nobody is on the list yet">It fills as vendors pay for spaces.</Empty>
      ) : (
        <div className={style.sheet}>
          <table className={style.list}>
            <caption className={style.caption}>
              {list.title}, {dayIn(...dayItself(date.day))}, {isByName ? 'by name' : 'by space'}
            </caption>
            <thead>
              <tr className={style.running}>
                <td colSpan={5}>
                  {list.title}, {dayIn(...dayItself(date.day))}. Printed at {timeIn(printedAt, list.timeZone)}
                  , list from {timeIn(checkedAt, list.timeZone)}.
                </td>
              </tr>
              <tr>
                <th scope="col">In</th>
                <th scope="col">{isByName ? 'Name' : 'Space'}</th>
                <th scope="col">{isByName ? 'Space' : 'Name'}</th>
                <th scope="col">With, and what comes</th>
                <th scope="col">Order</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <PrintedOrder key={order.id} order={order} isByName={isByName} timeZone={list.timeZone} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Page>
  );
}

type PrintedOrderProps = {
  readonly order: GateOrder;
  readonly isByName: boolean;
  readonly timeZone: string;
};

function PrintedOrder({ order, isByName, timeZone }: PrintedOrderProps) {
  const { vendor, number, coSellers, vehicle, lines, isPaid, owedCents } = order;
  const codes = (
    <span className={style.code}>{lines.flatMap(({ code }) => code ?? []).join(', ') || 'no space'}</span>
  );
  const others = lines.filter(({ code }) => code === null).map(({ words }) => words);
  const came = lines.flatMap(({ checkedIn }) => checkedIn ?? []).map(({ at }) => at);
  return (
    <tr>
      <td>
        {came.length === lines.length ? (
          `✓ ${timeIn(came.toSorted()[0] ?? '', timeZone)}`
        ) : (
          <span className={style.box} role="img" aria-label="To tick" />
        )}
      </td>
      <th scope="row">{isByName ? vendor : codes}</th>
      <td>{isByName ? codes : vendor}</td>
      <td>
        {[...coSellers, vehicle, ...others].filter(Boolean).join('; ')}
        {!isPaid && <b> NOT PAID, {dollarsOf(owedCents)} owed</b>}
        {came.length > 0 && came.length < lines.length && ` (${came.length} of ${inShort(lines)} here)`}
      </td>
      <td>{number}</td>
    </tr>
  );
}

/** The moment of printing; until then, that of the page. */
function usePrintedAt(now: () => string): string {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const look = () => setAt(now());
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  });
  return at;
}
