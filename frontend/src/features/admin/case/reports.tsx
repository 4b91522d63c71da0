import { caseCategoryLabels } from '@entities/case/case-labels';
import { paths } from '@lib/paths';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { termsRules } from '@modules/moderation/rules/terms-rules.schemas';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './case.module.css';

type Report = CaseView['reportsOf'][number];

/** What was reported, by whom, and how right each reporter was before. */
export function Reports({ view: { source, reason, reportsOf } }: { readonly view: CaseView }) {
  return (
    <>
      {source !== 'report' && (
        <p className={style.words}>
          <strong>{source === 'rule' ? 'A rule opened this case' : 'Staff opened this case'}:</strong>{' '}
          {reason}
        </p>
      )}
      {reportsOf.length === 0 ? (
        <p className={style.quiet}>Nobody has reported it.</p>
      ) : (
        <ul role="list" className={style.list}>
          {reportsOf.map((report) => (
            <ReportEntry key={report.id} report={report} />
          ))}
        </ul>
      )}
    </>
  );
}

function ReportEntry({ report }: { readonly report: Report }) {
  const { at, by, isGuest, category, ruleId, comment, wish, earlier } = report;
  return (
    <li>
      <strong>{caseCategoryLabels[category]}</strong>
      {comment && <p className={style.words}>{comment}</p>}
      {wish && (
        <p className={style.words}>
          <span className={style.quiet}>They would like:</span> {wish}
        </p>
      )}
      <Facts
        facts={[
          ruleOf(ruleId),
          isGuest ? (
            'a guest with a confirmed email address'
          ) : by ? (
            <Link key="by" to={paths.adminMember(by.id)}>
              {by.name ?? 'Former member'}
            </Link>
          ) : (
            'Former member'
          ),
          earlierWords(earlier),
          <Age key="at" since={at} />,
        ]}
      />
    </li>
  );
}

const ruleOf = (id: string | null) => termsRules.find((rule) => rule.id === id)?.title;

/** "right 3 times before, wrong once": how much the reporter's word weighs. */
function earlierWords({ right, wrong }: Report['earlier']): string {
  if (right + wrong === 0) return 'no report before';
  return `${right ? `right ${times(right)} before` : 'never right before'}, ${wrong ? `wrong ${times(wrong)}` : 'never wrong'}`;
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
