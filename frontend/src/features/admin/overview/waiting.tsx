import { messageOf } from '@lib/api/problem';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Link } from 'react-router-dom';
import style from './waiting.module.css';
import { useWaitingQueues } from './waiting-queues';

/** What waits for the roles of the member: how much, and for how long the oldest has. Each line leads there. */
export function Waiting() {
  const { queues, isLoading, error } = useWaitingQueues();
  if (isLoading) return <Loading label="Loading what is waiting" shape="line" />;
  return (
    <>
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      {queues.length === 0 && !error && <p>Nothing is waiting for you.</p>}
      {queues.length > 0 && (
        <ul role="list" className={style.lines}>
          {queues.map(({ to, words, alarm, oldest }) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
              <span>
                {alarm && <Badge tone="problem">{alarm}</Badge>}
                {oldest && (
                  <>
                    oldest <Age since={oldest} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
