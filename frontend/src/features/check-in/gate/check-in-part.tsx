import type { GateDevice } from '@entities/gate/gate-device';
import { verdictOf } from '@entities/gate/gate-orders';
import { orderQuery } from '@entities/orders/order.queries';
import { CameraView } from '@entities/scanner/camera-view';
import { signal } from '@entities/scanner/feedback';
import { useOnceInView } from '@entities/scanner/use-once-in-view';
import { useOnline } from '@lib/browser/connection';
import { useQueryClient } from '@tanstack/react-query';
import { Stack } from '@ui/layout/layout';
import { useCallback, useRef, useState } from 'react';
import type { AtGate } from '../gate-frame';
import { Answer } from './answer';
import { Arrivals } from './arrivals';
import { Refused } from './refused';
import { SearchOrders } from './search-orders';
import { type Shown, takeCode } from './shown';

type CheckInPartProps = Pick<AtGate, 'gate' | 'now'> & {
  readonly name: string;
  /** The order that was sold last. */
  readonly first: string | undefined;
};

/** The camera, the answer in large letters, and what is typed instead. */
export function CheckInPart({ gate, now, name, first }: CheckInPartProps) {
  const [shown, setShown] = useState<{ readonly answer: Shown; readonly at: number } | undefined>(
    first === undefined ? undefined : { answer: { kind: 'order', orderId: first }, at: 0 },
  );
  const isOnline = useOnline();
  const queries = useQueryClient();
  const work = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((answer: Shown) => {
    setShown((before) => ({ answer, at: isSame(before?.answer, answer) ? (before?.at ?? 0) : Date.now() }));
  }, []);
  /** Codes are decided one after the other, each on what the previous one left. */
  const take = useCallback(
    (text: string) => {
      const said: Shown[] = [];
      const readOrder = (id: string) => queries.fetchQuery(orderQuery(id));
      const say = (answer: Shown) => {
        if (!isSame(said.at(-1), answer)) signal(soundOf(answer, gate));
        said.push(answer);
        show(answer);
      };
      work.current = work.current
        .then(() => takeCode(text, { gate, name, isOnline, readOrder, say }))
        .catch(() => undefined);
    },
    [gate, name, isOnline, show, queries],
  );
  const see = useOnceInView(take);

  return (
    <Stack>
      <Refused gate={gate} now={now} />
      <CameraView onText={see} />
      {shown && (
        <Answer
          key={shown.at}
          answer={shown.answer}
          gate={gate}
          now={now}
          name={name}
          onLetIn={(lineIds, orderId) => {
            signal('good');
            setShown({ answer: { kind: 'let in', orderId, lineIds }, at: Date.now() });
          }}
        />
      )}
      <SearchOrders gate={gate} onCode={take} onChosen={(orderId) => show({ kind: 'order', orderId })} />
      <Arrivals gate={gate} now={now} />
    </Stack>
  );
}

function soundOf(answer: Shown, gate: GateDevice): 'good' | 'same' | 'wrong' {
  if (answer.kind === 'let in') return 'good';
  const order = answer.kind === 'order' && gate.state().orders.find(({ id }) => id === answer.orderId);
  return order && verdictOf(order).kind === 'in' ? 'same' : 'wrong';
}

const isSame = (one: Shown | undefined, other: Shown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
