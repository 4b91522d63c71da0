import type { GateOrder } from '@entities/gate/gate-orders';
import type { GateLine } from '@entities/gate/gate-types';
import { timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import type { AtGate } from '../gate-frame';
import { cameIn } from './came-in';
import style from './gate.module.css';

type OrderLinesProps = Pick<AtGate, 'gate' | 'now'> & {
  readonly order: GateOrder;
  readonly letIn: (lines: readonly GateLine[]) => void;
};

/** Each line of an order: whether it is here, since when, by whom, and what the gate does with it. */
export function OrderLines({ order, gate, now, letIn }: OrderLinesProps) {
  const { timeZone } = now.copy.list;
  return (
    <ul role="list" className={style.lines} aria-label="Lines of the order">
      {order.lines.map((line) => (
        <li key={line.lineId} className={style.line}>
          <span className={style.lineWords}>
            {line.code ? <SpaceCode code={line.code} size="large" /> : <b>{line.words}</b>}
            <span>
              {line.checkedIn ? cameIn(line.checkedIn, timeZone) : waits(line)}
              {line.vacatedAt && `, packed up ${timeIn(line.vacatedAt, timeZone)}`}
            </span>
          </span>
          {line.checkedIn ? (
            <span className={style.buttons}>
              {line.code !== null && line.vacatedAt === null && (
                <Button onClick={() => void gate.packUp(line)} aria-label={`${line.words} packed up`}>
                  Packed up
                </Button>
              )}
              <Button onClick={() => void gate.undo(line)} aria-label={`Undo ${line.words}`}>
                Undo
              </Button>
            </span>
          ) : (
            order.isPaid &&
            line.status === 'on' && (
              <Button onClick={() => letIn([line])} aria-label={`Let in ${line.words}`}>
                Let in
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

const waits = ({ status }: GateLine): string => (status === 'no show' ? 'released' : 'not here yet');
