import { judgedDecisionQuery, reviewedAppealQuery } from '@entities/appeal/appeal-review.queries';
import { appealStatusLabels } from '@entities/appeal/appeal-review-labels';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useParams } from 'react-router-dom';
import style from '../case/case.module.css';
import { ConsoleTabs } from '../console/console-tabs';
import { RequireCapability } from '../require-capability';
import { ClaimAppeal } from './claim-appeal';
import { Dialogue } from './dialogue';
import { JudgedDecision } from './judged-decision';
import { JudgedThings } from './judged-things';
import { Review } from './review';

/** /admin/appeals/:id: what was judged on the left, the dialogue and the review on the right. */
export default function AdminAppealPage() {
  const { id = '' } = useParams();
  return (
    <RequireCapability capability="review">
      <Page>
        <ConsoleTabs />
        <Appeal key={id} id={id} />
      </Page>
    </RequireCapability>
  );
}

function Appeal({ id }: { readonly id: string }) {
  const query = useQuery(reviewedAppealQuery(id));
  usePageTitle(query.data && `Appeal of ${nameOf(query.data)}`);
  const { data: appeal, instead } = loaded(query, {
    label: 'Loading the appeal',
    shape: 'plate',
    count: 2,
    title: 'The appeal could not be loaded',
    refused: <NoSuchAppeal />,
  });
  if (!appeal) return instead;
  return (
    <>
      <PageHeading
        kicker={appeal.level === 2 ? 'Asked once more: this review is final' : 'First appeal'}
        title={`Appeal of ${nameOf(appeal)}`}
        lead={<Lead appeal={appeal} />}
        actions={<ClaimAppeal appeal={appeal} />}
      />
      <Reviewing appeal={appeal} />
    </>
  );
}

function Reviewing({ appeal }: { readonly appeal: AppealView }) {
  const { data: decision, instead } = loadedPart(
    useQuery(judgedDecisionQuery(appeal.decisionId)),
    'Loading the decision',
  );
  return (
    <div className={style.columns}>
      <Stack>
        <Panel title="The decision">{decision ? <JudgedDecision decision={decision} /> : instead}</Panel>
        {decision && (
          <Panel title="Evidence, as it was judged">
            <JudgedThings appeal={appeal} decision={decision} />
          </Panel>
        )}
      </Stack>
      <Stack>
        <Panel title="Dialogue">
          <Dialogue appeal={appeal} />
        </Panel>
        <Panel title="Review">{decision ? <Review appeal={appeal} decision={decision} /> : instead}</Panel>
      </Stack>
    </div>
  );
}

function Lead({
  appeal: { status, lookBy, decideBy, lookedAt, decidedAt },
}: {
  readonly appeal: AppealView;
}) {
  const due = lookedAt ? decideBy : lookBy;
  const isLate = decidedAt === null && Date.parse(due) < Date.now();
  return (
    <>
      <Badge tone={status === 'waiting' ? 'sale' : 'plain'}>{appealStatusLabels[status]}</Badge>{' '}
      {isLate && <Badge tone="problem">Late</Badge>}{' '}
      {decidedAt === null && `${lookedAt ? 'Decision' : 'First look'} by ${dayIn(due)}`}
    </>
  );
}

function NoSuchAppeal() {
  return (
    <Empty
      heading="h1"
      title="No such appeal"
      action={
        <Button asChild>
          <Link to={paths.adminAppeals}>All appeals</Link>
        </Button>
      }
    >
      Check the address, or look for it in the list.
    </Empty>
  );
}

const nameOf = ({ subject }: AppealView): string => subject.name ?? 'a former member';
