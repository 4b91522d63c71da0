import { measureWords, strikesWords } from '@entities/case/case-labels';
import { decisionPath } from '@entities/case/decision-path';
import { dayIn } from '@lib/format';
import type { PastDecision } from '@modules/moderation/case/cases.contract';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './case/case.module.css';

/** What was decided about a member, the newest first. */
export function PastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <ul role="list" className={style.list}>
      {decisions.map(({ id, at, rule, measure, strikes, strikesUntil, status }) => (
        <li key={id}>
          <Link to={decisionPath(id)}>{measureWords(measure)}</Link>{' '}
          {status !== 'over' && <Badge tone={tones[status]}>{labels[status]}</Badge>}
          <Facts
            facts={[
              dayIn(at),
              rule.title,
              strikes > 0 && strikesUntil && `${strikesWords(strikes)} until ${dayIn(strikesUntil)}`,
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

const labels = { running: 'Runs', over: 'Over', amended: 'Made milder', overturned: 'Overturned' } as const;
const tones = { running: 'problem', over: 'plain', amended: 'held', overturned: 'good' } as const;
