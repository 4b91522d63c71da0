import { useTakeBackDecision } from '@entities/case/case.mutations';
import { measureWords, strikesWords } from '@entities/case/case-labels';
import { decisionPath } from '@entities/case/decision-path';
import { dayIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { PastDecision } from '@modules/moderation/case/cases.contract';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './case/case.module.css';
import { ReasonDialog } from './reason-dialog';

/** What was decided about a member, the newest first. */
export function PastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  const mayTakeBack = useMember()?.capabilities.includes('moderate');
  if (decisions.length === 0) return null;
  return (
    <ul role="list" className={style.list}>
      {decisions.map(({ id, caseId, at, rule, measure, strikes, strikesUntil, status }) => (
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
          {mayTakeBack && status !== 'overturned' && (
            <TakeBack decision={{ id, caseId }} words={measureWords(measure)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TakeBack({
  decision,
  words,
}: {
  readonly decision: Pick<PastDecision, 'id' | 'caseId'>;
  readonly words: string;
}) {
  return (
    <ReasonDialog
      action="Take back"
      label={`Take back: ${words}`}
      title={`Take back: ${words}`}
      description="It was wrong. What it did is given back, unless the member changed it since, and its strikes are gone. The member reads your reason."
      mutation={useTakeBackDecision(decision)}
    />
  );
}

const labels = {
  running: 'In force',
  over: 'Over',
  amended: 'Made milder',
  overturned: 'Overturned',
} as const;
const tones = { running: 'problem', over: 'plain', amended: 'held', overturned: 'good' } as const;
