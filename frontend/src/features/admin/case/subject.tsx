import { standingLabels, strikesToday } from '@entities/case/case-labels';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Badge } from '@ui/data/badge';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { PastDecisions } from '../past-decisions';
import style from './case.module.css';

/** Whose case it is: standing, strikes that count, and what was decided before. */
export function Subject({ view: { subjectBrief } }: { readonly view: CaseView }) {
  const { id, name, handle, joinedAt, isErased, isMinor, standing, strikes, decisions } = subjectBrief;
  if (isErased) return <p>The member was erased.</p>;
  return (
    <Stack>
      <Row justify="between">
        <span>
          <Link to={paths.adminMember(id)}>{name ?? 'Former member'}</Link>
          {handle && <span className={style.quiet}> @{handle}</span>}
        </span>
        <Row>
          {isMinor && <Badge tone="problem">Minor</Badge>}
          <Badge tone={standing === 'good' ? 'good' : 'problem'}>{standingLabels[standing]}</Badge>
        </Row>
      </Row>
      <p className={style.quiet}>
        {strikesToday(strikes)}
        {joinedAt && ` · joined ${dayIn(joinedAt)}`} ·{' '}
        {decisions.length === 0 ? 'nothing decided before' : counted(decisions.length, 'earlier decision')}
      </p>
      <PastDecisions decisions={decisions} />
    </Stack>
  );
}
