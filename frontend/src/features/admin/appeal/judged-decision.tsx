import { measureWords, strikesWords } from '@entities/case/case-labels';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { Plate } from '@ui/data/plate';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from '../case/case.module.css';

/** What was decided, by which rule as it read then, and why. */
export function JudgedDecision({ decision }: { readonly decision: DecisionView }) {
  const { at, subject, rule, measure, strikes, facts, notice, endsAt } = decision;
  return (
    <Stack>
      <Plate
        title={measureWords(measure)}
        facts={[
          {
            label: 'Member',
            value: <Link to={paths.adminMember(subject.id)}>{subject.name ?? 'Former member'}</Link>,
          },
          { label: 'Decided', value: dayIn(at) },
          { label: 'Ends', value: endsAt && dayIn(endsAt) },
          { label: 'Strikes', value: strikesWords(strikes) },
          {
            label: 'Rule',
            value: `${rule.title}: “${rule.text}” (terms of ${dayIn(rule.version, 'UTC')})`,
            wide: true,
          },
        ]}
      />
      <p className={style.words}>{facts}</p>
      {notice && <p className={style.words}>{notice}</p>}
    </Stack>
  );
}
