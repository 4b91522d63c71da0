import { pendingGuardiansQuery } from '@entities/guardianship/guardianship.queries';
import { proposalsQuery } from '@entities/membership/grants.queries';
import { supportRequestsQuery } from '@entities/support/support.queries';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import style from './waiting.module.css';

/** The queues of staff: how many entries wait in each, and how long the oldest has waited. Each line leads to its panel. */
export function Waiting() {
  const requests = useQuery(supportRequestsQuery('waiting'));
  const guardians = useQuery(pendingGuardiansQuery);
  const proposals = useQuery(proposalsQuery);
  const problem = [requests, guardians, proposals].find(({ error }) => error)?.error;
  if (problem) return <Notice tone="problem">{messageOf(problem)}</Notice>;
  if (!requests.data || !guardians.data || !proposals.data)
    return <Loading label="Loading what is waiting" shape="line" />;
  const lines = [
    {
      to: '#support',
      words: counted(requests.data.total, 'support request'),
      since: requests.data.requests.map(({ receivedAt }) => receivedAt),
    },
    {
      to: '#guardians',
      words: `${counted(guardians.data.links.length, 'guardian')} to verify`,
      since: guardians.data.links.map(({ acceptedAt }) => acceptedAt),
    },
    {
      to: '#lifetime',
      words: `${counted(proposals.data.proposals.length, 'lifetime tier')} to approve`,
      since: proposals.data.proposals.map(({ proposedAt }) => proposedAt),
    },
  ].filter(({ since }) => since.length > 0);
  if (lines.length === 0) return <p>Nothing is waiting for you.</p>;
  return (
    <ul role="list" className={style.lines}>
      {lines.map(({ to, words, since }) => (
        <li key={to}>
          <a href={to}>{words}</a>
          <span>
            oldest <Age since={since.toSorted()[0] ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
