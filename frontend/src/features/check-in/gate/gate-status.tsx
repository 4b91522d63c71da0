import type { GateDevice } from '@entities/gate/gate-device';
import { useOnline } from '@lib/browser/connection';
import { counted, timeIn } from '@lib/format';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { AtGate } from '../gate-frame';
import style from './gate.module.css';
import { useMinute } from './use-minute';

/** What is not sent yet, and how old the list is: always in sight. */
export function GateStatus({ gate, now }: { readonly gate: GateDevice; readonly now: AtGate['now'] }) {
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  const { unsent, isSending, problem, copy } = now;
  const minutes = Math.floor((useMinute() + copy.ahead - Date.parse(copy.checkedAt)) / 60_000);
  const isAway = !isOnline || !isSignedIn;
  return (
    <div className={style.status} data-tone={unsent > 0 || isAway || problem ? 'warn' : 'good'}>
      {isAway || problem ? <CloudOff aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
      <p>
        <span role="status">
          {unsent > 0 ? `${counted(unsent, 'thing')} not sent yet.` : 'All is sent.'}
          {isAway && ' No connection: go on, it is kept on this phone.'}
        </span>{' '}
        <span className={style.quiet}>
          List from {timeIn(copy.checkedAt, copy.list.timeZone)}
          {minutes >= 2 && `, ${ageOf(minutes)} old`}.
        </span>
        {problem && !isAway && <span className={style.quiet}> {problem}</span>}
      </p>
      {problem && !isAway && (
        <Button size="small" icon={<RefreshCw />} busy={isSending} onClick={() => void gate.synchronise()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** "47 min", "3 h", "2 days". */
function ageOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.floor(minutes / 60)} h` : counted(Math.floor(minutes / 1_440), 'day');
}
