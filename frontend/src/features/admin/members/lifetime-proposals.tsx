import { reasonNames, tierNames } from '@entities/membership/grant-labels';
import { useConfirmLifetime, useDeclineLifetime } from '@entities/membership/grants.mutations';
import { proposalsQuery } from '@entities/membership/grants.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { LifetimeProposal } from '@modules/memberships/memberships.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

/** Lifetime tiers that one admin proposed; another admin confirms or declines. */
export function LifetimeProposals({ of }: { readonly of?: string }) {
  const { data, instead } = loadedPart(useQuery(proposalsQuery), 'Loading proposals');
  if (!data) return instead;
  const shown = data.proposals.filter(({ member }) => of === undefined || member.id === of);
  if (shown.length === 0) return of === undefined ? <p>No lifetime tiers are waiting for approval.</p> : null;
  return (
    <Stack>
      {shown.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} isAlone={of !== undefined} />
      ))}
    </Stack>
  );
}

/** `isAlone` is true on the admin page about the member, which needs no link to itself. */
function Proposal({ proposal, isAlone }: { readonly proposal: LifetimeProposal; readonly isAlone: boolean }) {
  const { id: proposalId, member, tier, reason, note, proposedBy, proposedAt, allowedActions } = proposal;
  const params = { id: member.id, proposalId };
  const confirm = useConfirmLifetime(params);
  const decline = useDeclineLifetime(params);
  const what = `${tierNames[tier]} for life for ${member.name}`;
  return (
    <Card
      title={what}
      facts={[
        reasonNames[reason],
        <span key="by">proposed by {proposedBy.name}</span>,
        <Age key="at" since={proposedAt} />,
        !isAlone && (
          <Link key="member" to={paths.adminMember(member.id)}>
            Member
          </Link>
        ),
      ]}
      actions={
        allowedActions.length > 0 && (
          <Row>
            <Button
              size="small"
              variant="primary"
              aria-label={`Confirm ${what}`}
              busy={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              Confirm
            </Button>
            <ReasonDialog
              action="Decline"
              label={`Decline ${what}`}
              title={`Decline ${what}?`}
              danger
              mutation={decline}
            />
          </Row>
        )
      }
    >
      <p>{note}</p>
      {allowedActions.length === 0 && <p>Another admin has to decide this.</p>}
      {confirm.isError && !isReauthRequired(confirm.error) && (
        <Notice tone="problem">{messageOf(confirm.error)}</Notice>
      )}
      <ReauthFirst mutation={confirm} />
    </Card>
  );
}
