import { RequireMember } from '@entities/member/require-member';
import { ownReportsQuery } from '@entities/report/report.queries';
import { categoryWords, statusWords } from '@entities/report/report-words';
import { dayIn } from '@lib/format';
import type { OwnReport } from '@modules/moderation/report/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Row } from '@ui/layout/layout';
import { Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from '../moderation.module.css';

/** /reports: what the member reported, and what came of it. */
export default function ReportsPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          title="Your reports"
          lead="What you told us, and whether we did something. Nobody learns that it was you."
        />
        <Reports />
      </Page>
    </RequireMember>
  );
}

function Reports() {
  const { data, instead } = loaded(useQuery(ownReportsQuery), {
    label: 'Loading your reports…',
    shape: 'row',
  });
  if (!data) return instead;
  if (data.length === 0)
    return (
      <Empty visual={<Flag aria-hidden="true" />} title="You have reported nothing">
        When something is wrong, press “Report” beside it.
      </Empty>
    );
  return (
    <ul className={style.list}>
      {data.map((report) => (
        <li key={report.id} className={style.item}>
          <Report report={report} />
        </li>
      ))}
    </ul>
  );
}

function Report({ report }: { readonly report: OwnReport }) {
  const { targets, category, comment, wish, sentAt, status, resolvedAt } = report;
  return (
    <article>
      <Row justify="between">
        <h2 className={style.title}>
          {targets.map((target, at) => (
            <span key={`${target.kind} ${target.id}`}>
              {at > 0 && ', '}
              <Target target={target} />
            </span>
          ))}
        </h2>
        <Badge tone={status === 'acted' ? 'good' : undefined}>{statusWords[status]}</Badge>
      </Row>
      <Facts
        facts={[
          `${categoryWords[category]}.`,
          `Sent ${dayIn(sentAt)}`,
          resolvedAt && `decided ${dayIn(resolvedAt)}`,
        ]}
      />
      {comment && <p className={style.words}>{comment}</p>}
      {wish && <p className={style.words}>You would like: {wish}</p>}
    </article>
  );
}

/** Content without a title is named by its kind: "A message". */
function Target({ target: { name, title, href } }: { readonly target: OwnReport['targets'][number] }) {
  const words = title ?? `A ${name}`;
  return href ? <Link to={href}>{words}</Link> : words;
}
