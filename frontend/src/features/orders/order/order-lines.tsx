import type { OrderLineView, WholeOrder } from '@entities/orders/order.queries';
import { FieldDrawing } from '@entities/spaces/field-drawing';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { dayIn, dollarsOf, timeIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { classes } from '@ui/classes';
import { SpaceCode } from '@ui/data/space-code';
import { Panel } from '@ui/layout/panel';
import style from './order.module.css';

type OfOrder = { readonly order: WholeOrder };

/** What is in it, line by line as on a receipt, and where its spaces are. */
export function OrderLines({ order }: OfOrder) {
  const { lines, totalCents, paidCents, grantedCents, refundedCents } = order;
  return (
    <Panel title="What is in it">
      <table className={style.receipt}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className={style.figures}>
              Costs
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} timeZone={order.timeZone} />
          ))}
        </tbody>
        <tfoot>
          <Sum label="Together" cents={totalCents} />
          {paidCents > 0 && <Sum label="Paid" cents={paidCents} />}
          {grantedCents > 0 && <Sum label="Goes back" cents={grantedCents} />}
          {refundedCents > 0 && <Sum label="Sent back" cents={refundedCents} />}
        </tfoot>
      </table>
      <Where order={order} />
    </Panel>
  );
}

function Line({ line, timeZone }: { readonly line: OrderLineView; readonly timeZone: string }) {
  const { code, name, quantity, showClass, unitCents, status, isOneYear, checkedIn, vacatedAt } = line;
  const notes = [
    showClass,
    isOneYear && 'lent to you for this time alone',
    status === 'cancelled' && 'canceled',
    status === 'no show' && 'given to others, because nobody came',
    checkedIn &&
      `came ${dayIn(checkedIn.at, timeZone)}, ${timeIn(checkedIn.at, timeZone)}, at ${checkedIn.gate}`,
    vacatedAt && 'packed up',
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <span className={classes(status === 'cancelled' && style.off)}>
          {code ? <SpaceCode code={code} /> : name}
          {quantity > 1 && ` × ${quantity}`}
        </span>
        {notes.length > 0 && <span className={style.note}>{notes.join(', ')}</span>}
      </th>
      <td className={style.figures}>{dollarsOf(quantity * unitCents)}</td>
    </tr>
  );
}

const Sum = ({ label, cents }: { readonly label: string; readonly cents: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td className={style.figures}>{dollarsOf(cents)}</td>
  </tr>
);

/** The map around its spaces. Without a map the codes above say it. */
function Where({ order: { eventId, lines } }: OfOrder) {
  const own = lines.filter(({ spaceId, status }) => spaceId !== null && status === 'on');
  const { data: map } = useQuery({ ...spaceMapQuery(eventId), enabled: own.length > 0 });
  if (!map || own.length === 0) return null;
  return (
    <FieldDrawing
      layout={map.layout}
      label={`Map around ${own.map(({ code }) => code).join(', ')}`}
      statusOf={() => null}
      chosen={own.flatMap(({ spaceId }) => spaceId ?? [])}
      isExcerpt
      className={style.map}
    />
  );
}
