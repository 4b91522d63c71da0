import type { GateDevice } from '@entities/gate/gate-device';
import { inShort } from '@entities/gate/gate-orders';
import { allowSound } from '@entities/scanner/feedback';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { useState } from 'react';
import style from './gate.module.css';
import { searchOrders } from './shown';

type SearchOrdersProps = {
  readonly gate: GateDevice;
  /** A code that is typed or comes from a reader. */
  readonly onCode: (text: string) => void;
  readonly onChosen: (orderId: string) => void;
};

/** A space, a number or a name instead of a code. A keyboard scanner works too. */
export function SearchOrders({ gate, onCode, onChosen }: SearchOrdersProps) {
  const [typed, setTyped] = useState('');
  const found = searchOrders(gate, typed);
  const shown = found.slice(0, 12);
  const isAddress = /^https?:/i.test(typed.trim());
  const choose = (orderId: string) => {
    allowSound();
    onChosen(orderId);
    setTyped('');
  };
  const [first, ...others] = found;
  return (
    <Stack>
      <Form
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAddress) {
            onCode(typed);
            setTyped('');
          } else if (first && others.length === 0) choose(first.id);
        }}
      >
        <Field label="Or type a space, a number or a name" className={style.searchField}>
          <TextInput
            className={style.searchInput}
            value={typed}
            placeholder="B12"
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" size="large">
          Find
        </Button>
      </Form>
      {typed.trim() !== '' && !isAddress && (
        <>
          <p role="status" className={style.quiet}>
            {found.length === 0
              ? 'Nobody on the list has that space, number or name.'
              : found.length > shown.length && `${found.length} found: type more of it.`}
          </p>
          <ul role="list" className={style.found}>
            {shown.map((order) => (
              <li key={order.id}>
                <button type="button" className={style.choice} onClick={() => choose(order.id)}>
                  <b>{order.vendor}</b>
                  <span className={style.codes}>
                    {order.lines.map(({ lineId, code }) => code && <SpaceCode key={lineId} code={code} />)}
                  </span>
                  <span className={style.quiet}>
                    Order {order.number}: {inShort(order.lines)}
                    {!order.isPaid && ', not paid'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
