import { scanSessionsQuery } from '@entities/inventory/scan-session.queries';
import { useOnline } from '@lib/browser/connection';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { loaded } from '@ui/feedback/loaded';
import { Loading } from '@ui/feedback/skeleton';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { purposes } from './purposes';
import style from './scan.module.css';

/** Earlier sessions on the server, to look at and to undo. Scanning works without them, so nothing waits for this list. */
export function EarlierSessions() {
  const isMember = useMember() !== undefined;
  const isOnline = useOnline();
  const query = useQuery({
    ...scanSessionsQuery(),
    staleTime: 0, // a session that has just ended is among them
    enabled: isMember,
  });
  const noSignal = (!isOnline || !isMember) && (
    <p className={style.quiet}>They show up here once you have a signal.</p>
  );
  const { data, instead } = loaded(query, {
    waiting: noSignal || <Loading label="Loading your sessions…" shape="row" count={2} />,
    problem: () => noSignal,
    within: inPanel,
    isEmpty: ({ sessions }) => sessions.length === 0,
  });
  if (!data) return instead;
  return inPanel(
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
    </ul>,
  );
}

const inPanel = (shown: ReactNode) => <Panel title="Earlier sessions">{shown}</Panel>;

const statusWords = { open: 'not finished', undone: 'undone', discarded: 'discarded' } as const;
