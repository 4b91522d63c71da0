import { useWithdrawAppeal } from '@entities/appeal/appeal.mutations';
import { appealQuery } from '@entities/appeal/appeal.queries';
import { appealStatusWords } from '@entities/appeal/appeal-words';
import { RequireMember } from '@entities/member/require-member';
import { messageOf } from '@lib/api/problem';
import { dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Link, useParams } from 'react-router-dom';
import { AppealForm } from './appeal-form';
import { Dialogue } from './dialogue';

/** /appeals/:id: the dialogue with the reviewer, by when each step is due, and what the member can do. */
export default function AppealPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <Appeal key={id} id={id} />
    </RequireMember>
  );
}

function Appeal({ id }: { readonly id: string }) {
  const { data, instead } = loadedPage(useQuery(appealQuery(id)), {
    width: 'form',
    label: 'Loading the appeal…',
    refused: <NoSuchAppeal />,
  });
  if (!data) return instead;
  return (
    <Page width="form">
      <BackLink>
        <Link to={paths.decision(data.decisionId)}>The decision</Link>
      </BackLink>
      <PageHeading
        title={data.level === 1 ? 'Appeal' : 'Second appeal'}
        lead={`${appealStatusWords[data.status]}.`}
      />
      <Stack gap="loose">
        <Dates appeal={data} />
        <Dialogue appeal={data} />
        <Answer appeal={data} />
      </Stack>
    </Page>
  );
}

/** What is due, and what is late. */
function Dates({ appeal: { lookBy, decideBy, lookedAt, decidedAt } }: { readonly appeal: AppealView }) {
  if (decidedAt !== null) return null;
  const now = new Date().toISOString();
  const isLate = now > decideBy || (lookedAt === null && now > lookBy);
  return (
    <Notice
      live={false}
      tone={isLate ? 'warn' : 'info'}
      title={isLate ? 'We are late. We are sorry, and still look at it.' : undefined}
    >
      {lookedAt === null
        ? `Somebody looks at it by ${dayIn(lookBy)}, ${timeIn(lookBy)}. You have an answer by ${dayIn(decideBy)}.`
        : `Somebody has looked at it on ${dayIn(lookedAt)}. You have an answer by ${dayIn(decideBy)}.`}
    </Notice>
  );
}

function Answer({ appeal: { id, status, allowedActions } }: { readonly appeal: AppealView }) {
  if (allowedActions.includes('escalate'))
    return (
      <AppealForm
        to={{ kind: 'escalate', appealId: id }}
        label="Ask another reviewer, once. Why is the answer wrong?"
        submit="Send the second appeal"
      />
    );
  if (!allowedActions.includes('answer')) return null;
  return (
    <Stack>
      <AppealForm
        to={{ kind: 'answer', appealId: id }}
        label={status === 'question asked' ? 'Your answer' : 'Add something'}
        submit={status === 'question asked' ? 'Send the answer' : 'Add it'}
      />
      <Withdraw id={id} />
    </Stack>
  );
}

function Withdraw({ id }: { readonly id: string }) {
  const withdraw = useWithdrawAppeal(id);
  return (
    <Row>
      {withdraw.isError && <Notice tone="problem">{messageOf(withdraw.error)}</Notice>}
      <ConfirmButton
        variant="quiet"
        busy={withdraw.isPending}
        busyLabel="Withdrawing…"
        title="Withdraw the appeal?"
        description="The review ends, and the decision stays as it is. You cannot open this appeal again."
        action="Withdraw it"
        onConfirm={() => withdraw.mutate()}
      >
        Withdraw the appeal
      </ConfirmButton>
    </Row>
  );
}

/** It is another member's, or there never was one. */
function NoSuchAppeal() {
  return (
    <EmptyPage
      title="No such appeal"
      action={
        <Button asChild>
          <Link to={paths.decisions}>All decisions</Link>
        </Button>
      }
    >
      Check the address, or open the appeal from its decision.
    </EmptyPage>
  );
}
