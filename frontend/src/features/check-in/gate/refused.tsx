import type { Arrival } from '@entities/gate/gate-types';
import { timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AtGate } from '../gate-frame';
import { cameIn } from './came-in';
import style from './gate.module.css';

/** What this phone let in and the server did not: somebody else came first on the same pass, or it was not paid. The gate works through it. */
export function Refused({ gate, now }: Pick<AtGate, 'gate' | 'now'>) {
  const waiting = now.arrivals.filter(
    ({ state, isDone }) =>
      !isDone && (state === 'already here' || state === 'not paid' || state === 'refused'),
  );
  if (waiting.length === 0) return null;
  const { timeZone } = now.copy.list;
  return (
    <section className={style.refused} aria-labelledby="gate-refused">
      <h2 id="gate-refused">
        <TriangleAlert aria-hidden="true" /> Look at these
      </h2>
      <ul role="list" className={style.lines}>
        {waiting.map((arrival) => (
          <li key={arrival.id} className={style.line} aria-label={`${arrival.words}, ${arrival.vendor}`}>
            <span className={style.lineWords}>
              <span>
                <SpaceCode code={arrival.words} /> <b>{arrival.vendor}</b>
              </span>
              <span>{whyNot(arrival, timeZone)}</span>
              <span className={style.quiet}>
                You let it in at {arrival.gate}, {timeIn(arrival.at, timeZone)}.{' '}
                <Link to={paths.order(arrival.orderId)}>Order {arrival.number}</Link>
              </span>
            </span>
            <Button onClick={() => void gate.done(arrival)} aria-label={`Done: ${arrival.words}`}>
              Done
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whyNot({ state, before, message }: Arrival, timeZone: string): string {
  if (state === 'already here' && before)
    return `Already here: ${cameIn(before, timeZone)}. See who is on the space.`;
  return state === 'not paid' ? 'It is not paid. Find them, and take the money.' : message;
}
