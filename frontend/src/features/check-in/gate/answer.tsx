import { type GateOrder, inShort, verdictOf } from '@entities/gate/gate-orders';
import type { GateLine } from '@entities/gate/gate-types';
import { useOnline } from '@lib/browser/connection';
import { dollarsOf, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { Banknote, CircleCheck, CircleX, Undo2, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AtGate } from '../gate-frame';
import style from './gate.module.css';
import { OrderLines } from './order-lines';
import type { Shown } from './shown';

const ReceiveDialog = later(() =>
  import('@entities/orders/receive-dialog').then((file) => file.ReceiveDialog),
);

type AnswerProps = Pick<AtGate, 'gate' | 'now'> & {
  readonly answer: Shown;
  readonly name: string;
  readonly onLetIn: (lineIds: readonly string[], orderId: string) => void;
};

/** The answer to a scan in one big screen: a colour, a word, and who it is. */
export function Answer({ answer, gate, now, name, onLetIn }: AnswerProps) {
  if (answer.kind === 'unknown')
    return (
      <Screen tone="wrong" word="Not on the list" sign={<CircleX />}>
        <p className={style.message}>{answer.message}</p>
      </Screen>
    );
  const order = now.orders.find(({ id }) => id === answer.orderId);
  if (!order) return null;
  const letIn = (lines: readonly GateLine[]) => {
    void gate.letIn(lines, name);
    onLetIn(
      lines.map(({ lineId }) => lineId),
      order.id,
    );
  };
  const props = { order, gate, now, letIn };
  if (answer.kind === 'let in') return <LetIn {...props} lineIds={answer.lineIds} />;
  return <Waiting {...props} />;
}

type OrderProps = Pick<AtGate, 'gate' | 'now'> & {
  readonly order: GateOrder;
  readonly letIn: (lines: readonly GateLine[]) => void;
};

function LetIn({ order, gate, now, letIn, lineIds }: OrderProps & { readonly lineIds: readonly string[] }) {
  const lines = order.lines.filter(({ lineId, checkedIn }) => lineIds.includes(lineId) && checkedIn);
  if (lines.length === 0)
    return (
      <Screen tone="plain" word="Undone" sign={<Undo2 />}>
        <Who order={order} />
        <OrderLines {...{ order, gate, now, letIn }} />
      </Screen>
    );
  return (
    <Screen tone="good" word="In" sign={<CircleCheck />}>
      <Who order={order} />
      {lines.length < order.lines.length && <p className={style.message}>Now: {inShort(lines)}</p>}
      <div className={style.buttons}>
        <Button
          size="large"
          icon={<Undo2 />}
          onClick={() => {
            for (const line of lines) void gate.undo(line);
          }}
        >
          Undo
        </Button>
      </div>
      <OrderLines {...{ order, gate, now, letIn }} />
    </Screen>
  );
}

function Waiting(props: OrderProps) {
  const { order, now, letIn } = props;
  const verdict = verdictOf(order);
  const isOnline = useOnline();
  switch (verdict.kind) {
    case 'in':
      return (
        <Screen tone="plain" word="May come in" sign={<CircleCheck />}>
          <Who order={order} />
          <Button variant="primary" size="large" block onClick={() => letIn(verdict.lines)}>
            Let in {inShort(verdict.lines)}
          </Button>
          <OrderLines {...props} />
        </Screen>
      );
    case 'already here':
      return (
        <Screen tone="wrong" word="Already here" sign={<CircleX />}>
          <Who order={order} />
          <OrderLines {...props} />
        </Screen>
      );
    case 'not paid':
      return (
        <Screen tone="wrong" word="Not paid" sign={<Banknote />}>
          <Who order={order} />
          <NotPaid {...props} />
        </Screen>
      );
    case 'no-show':
      return (
        <Screen tone="wrong" word="Came too late" sign={<UserX />}>
          <Who order={order} />
          <p className={style.message}>
            Nobody came
            {now.copy.list.noShowAt && ` by ${timeIn(now.copy.list.noShowAt, now.copy.list.timeZone)}`}, so
            the space was released. While nobody else has it, it is theirs again.
          </p>
          {isOnline ? (
            <Button variant="primary" size="large" block onClick={() => letIn(verdict.lines)}>
              Let in if it is free
            </Button>
          ) : (
            <p>Without a connection nobody knows whether it was sold again. Ask where it is sold.</p>
          )}
        </Screen>
      );
  }
}

/** Who takes the money, and what the gate does when somebody shows that it came. */
function NotPaid({ order, gate, now, letIn }: OrderProps) {
  const [isOpen, setOpen] = useState(false);
  const { role } = now.copy.list;
  const mayReceive = role === 'owner' || order.source === 'gate';
  const dueCents = order.owedCents;
  return (
    <>
      <p className={style.message}>{dollarsOf(dueCents)} is owed.</p>
      {!mayReceive && <p>The treasurer or the owner takes it; order {order.number} says how.</p>}
      <div className={style.buttons}>
        {mayReceive && (
          <Button variant="primary" size="large" icon={<Banknote />} onClick={() => setOpen(true)}>
            Take the money
          </Button>
        )}
        <Button asChild size="large">
          <Link to={paths.order(order.id)}>Open the order</Link>
        </Button>
        <Button size="large" onClick={() => letIn(order.lines.filter(({ checkedIn }) => !checkedIn))}>
          They show that it is paid: let in
        </Button>
      </div>
      {isOpen && (
        <ReceiveDialog
          dateId={gate.dateId}
          order={{ id: order.id, number: order.number, dueCents }}
          onDone={() => void gate.synchronise()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Who({ order: { vendor, number, coSellers, vehicle, lines } }: { readonly order: GateOrder }) {
  return (
    <>
      <p className={style.who}>{vendor}</p>
      <p className={style.message}>
        Order {number}: {inShort(lines)}
      </p>
      {coSellers.length > 0 && <p>With {coSellers.join(', ')}</p>}
      {vehicle !== '' && <p>{vehicle}</p>}
    </>
  );
}

type ScreenProps = {
  readonly tone: 'good' | 'wrong' | 'plain';
  readonly word: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
};

function Screen({ tone, word, sign, children }: ScreenProps) {
  const here = useRef<HTMLElement>(null);
  // below a camera it would be out of sight
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'nearest' }); // newer browsers answer with a promise, which is no clean-up
  }, []);
  return (
    <section ref={here} className={style.screen} data-tone={tone} aria-label="Answer">
      <div className={style.word} role={tone === 'wrong' ? 'alert' : 'status'}>
        <span aria-hidden="true">{sign}</span>
        <h2>{word}</h2>
      </div>
      <div className={style.answer}>{children}</div>
    </section>
  );
}
