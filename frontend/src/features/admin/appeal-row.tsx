import { appealStatusLabels } from '@entities/appeal/appeal-review-labels';
import { measureWords } from '@entities/case/case-labels';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { AppealLine } from '@modules/moderation/appeal/appeals.contract';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Link } from 'react-router-dom';
import style from './case-row.module.css';

/** An appeal in a list: a row on a desktop, a card on a phone. */
export function AppealRow({ line }: { readonly line: AppealLine }) {
  const { id, subject, level, status, filedAt, measure, ruleTitle, isLate, reviewer } = line;
  const me = useMember()?.id;
  return (
    <li className={style.row} data-priority={isLate ? 'urgent' : undefined}>
      <span className={style.priority}>{isLate ? 'Late' : level === 2 ? 'Again' : 'First'}</span>
      <span className={style.what}>
        <Link to={paths.adminAppeal(id)} className={style.title}>
          {subject.name ?? 'Former member'}
        </Link>
        <span className={style.facts}>
          {measureWords(measure)} · {ruleTitle}
        </span>
      </span>
      <span>{dueWords(line)}</span>
      <span className={style.facts}>
        filed <Age since={filedAt} />
      </span>
      <span className={style.state}>
        <Badge tone={status === 'waiting' ? 'sale' : 'plain'}>{appealStatusLabels[status]}</Badge>
        {reviewer && (
          <Badge tone={reviewer.id === me ? 'wanted' : 'held'}>
            {reviewer.id === me ? 'Yours' : `${reviewer.name ?? 'Somebody'} has it`}
          </Badge>
        )}
      </span>
    </li>
  );
}

/** "First look by …" until somebody has looked, then "Decision by …". */
function dueWords({ lookedAt, lookBy, decideBy, decidedAt }: AppealLine): string {
  if (decidedAt) return `Decided ${dayIn(decidedAt)}`;
  return lookedAt ? `Decision by ${dayIn(decideBy)}` : `First look by ${dayIn(lookBy)}`;
}
