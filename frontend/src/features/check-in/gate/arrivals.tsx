import type { Arrival } from '@entities/gate/gate-types';
import { timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Panel } from '@ui/layout/panel';
import type { AtGate } from '../gate-frame';
import style from './gate.module.css';

const most = 30;

/** What came through here, the last first. */
export function Arrivals({ gate, now }: Pick<AtGate, 'gate' | 'now'>) {
  const { arrivals, copy } = now;
  if (arrivals.length === 0) return null;
  return (
    <Panel title={`Through this phone (${arrivals.length})`}>
      <ul role="list" className={style.lines} aria-label="Through this phone">
        {arrivals.slice(0, most).map((arrival) => (
          <li key={arrival.id} className={style.line}>
            <span className={style.lineWords}>
              <span>
                <SpaceCode code={arrival.words} /> {arrival.vendor}
              </span>
              <span className={style.quiet}>
                {timeIn(arrival.at, copy.list.timeZone)}, {stateWords[arrival.state]}
              </span>
            </span>
            {(arrival.state === 'in' || arrival.state === 'queued') && (
              <Button
                onClick={() => void gate.undo(arrival)}
                aria-label={`Undo ${arrival.words}, ${arrival.vendor}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const stateWords: Readonly<Record<Arrival['state'], string>> = {
  queued: 'not sent yet',
  undoing: 'undone, not sent yet',
  undone: 'undone',
  in: 'in',
  'already here': 'was here already',
  'not paid': 'not paid',
  refused: 'refused',
};
