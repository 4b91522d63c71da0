import { scanSessionsQuery } from '@entities/inventory/scan-session.queries';
import { useOnline } from '@lib/browser/connection';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { purposes } from './purposes';
import style from './scan.module.css';

/** Sessions that the server has: to look at, and to undo. Scanning goes on without them, so nothing else waits for this list. */
export function EarlierSessions() {
  const isMember = useMember() !== undefined;
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery({
    ...scanSessionsQuery(),
    staleTime: 0, // a session that has just ended is among them
    enabled: isMember,
  });
  if (data?.sessions.length === 0) return null;
  if (!data)
    return (
      <Panel title="Earlier sessions">
        {!isOnline || !isMember ? (
          <p className={style.quiet}>They show up here when there is a signal.</p>
        ) : error ? (
          <LoadProblem error={error} refetch={refetch} />
        ) : (
          <Loading label="Loading your sessions…" shape="row" count={2} />
        )}
      </Panel>
    );
  return (
    <Panel title="Earlier sessions">
      <ul role="list" className={style.list}>
        {data.sessions.map(({ id, purpose, status, startedAt, scans, conflicts }) => (
          <li key={id} className={style.row}>
            <Link to={paths.scanSession(id)} className={style.rowTitle}>
              {purposes[purpose].label}
            </Link>
            <Facts
              facts={[
                <Age key="age" since={startedAt} />,
                counted(scans, 'scan'),
                conflicts > 0 && `${conflicts} to choose`,
                status !== 'committed' && statusWords[status],
              ]}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const statusWords = { open: 'not finished', undone: 'undone', discarded: 'discarded' } as const;
