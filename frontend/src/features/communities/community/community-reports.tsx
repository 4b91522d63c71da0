import { communityCasesQuery } from '@entities/case/community-cases.queries';
import { categoryWords } from '@entities/report/report-words';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { CommunityCase } from '@modules/moderation/case/community-cases.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { type ReportAct, ReportActDialog } from './report-act-dialog';

/** What was reported in the community, for its moderators: without who reported it. */
export function CommunityReports({ community }: { readonly community: CommunityView }) {
  const { data, instead } = loaded(useQuery(communityCasesQuery(community.id)), {
    label: 'Loading the reports',
    shape: 'row',
    isEmpty: ({ cases }) => cases.length === 0,
    empty: (
      <Empty title="Nothing reported">
        Reports of posts and comments here come to you. What endangers people, theft and fraud goes to staff.
      </Empty>
    ),
  });
  if (!data) return instead;
  return (
    <ol role="list" className={`${style.list} ${style.log}`}>
      {data.cases.map((found) => (
        <li key={found.id}>
          <Report community={community} found={found} />
        </li>
      ))}
    </ol>
  );
}

function Report({ community, found }: { readonly community: CommunityView; readonly found: CommunityCase }) {
  const [act, choose] = useState<ReportAct | null>(null);
  const { target, category, reports, openedAt, isHidden } = found;
  const name = `${target.name}: ${target.title ?? 'without words'}`;
  return (
    <>
      <p>
        <b>{target.href ? <Link to={target.href}>{name}</Link> : name}</b>{' '}
        {isHidden && <Badge>Hidden until somebody decides</Badge>}
      </p>
      <p>{categoryWords[category]}.</p>
      {reports.map(
        ({ comment, at }) =>
          comment && (
            <p key={at} className={style.note}>
              {comment}
            </p>
          ),
      )}
      <p className={style.quiet}>
        <Age since={openedAt} />
      </p>
      <Row>
        {acts.map(([one, label]) => (
          <Button key={one} size="small" aria-label={`${label}: ${name}`} onClick={() => choose(one)}>
            {label}
          </Button>
        ))}
      </Row>
      {act && (
        <ReportActDialog act={act} community={community} caseId={found.id} onClose={() => choose(null)} />
      )}
    </>
  );
}

const acts = [
  ['removed', 'Remove'],
  ['nothing', 'Nothing to do'],
  ['passed on', 'Pass on to staff'],
] as const satisfies readonly (readonly [ReportAct, string])[];
