import { ConsentLedger } from '@entities/guardianship/consent-ledger';
import { consentsQuery } from '@entities/guardianship/guardianship.queries';
import { tierNames } from '@entities/membership/grant-labels';
import { grantsQuery } from '@entities/membership/grants.queries';
import { retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import type { GrantsView } from '@modules/memberships/memberships.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { UserX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LifetimeProposals } from '../lifetime-proposals';
import { RequireCapability } from '../require-capability';
import { AdminTwoStep } from './admin-two-step';
import { GrantTierForm } from './grant-tier-form';
import { Roles, Tiers } from './member-grants';

/** /admin/members/:id: a member's grants, two-step sign-in, cases and consents. */
export default function AdminMemberPage() {
  const { id = '' } = useParams();
  return (
    <RequireCapability capability="administer">
      <AdminMember id={id} />
    </RequireCapability>
  );
}

function AdminMember({ id }: { readonly id: string }) {
  const grants = useQuery({ ...grantsQuery(id), retry: retryUnlessRefused });
  usePageTitle(grants.data?.member.name);
  const { data: view, instead } = loadedPage(grants, {
    label: 'Loading Member…',
    shape: 'plate',
    count: 1,
    refused: <MemberNotFound />,
  });
  if (!view) return instead;
  return <MemberAdmin view={view} />;
}

function MemberAdmin({ view }: { readonly view: GrantsView }) {
  const { id, name } = view.member;
  return (
    <Page>
      <PageHeading
        kicker="Admin Console"
        title={name}
        lead={`Current tier: ${tierNames[view.tier]}. Everything you do here is logged with your name.`}
        actions={
          <>
            <Button asChild>
              <Link to={paths.member(id)}>Member page</Link>
            </Button>
            <Button asChild>
              <Link to={paths.admin}>Admin Console</Link>
            </Button>
          </>
        }
      />
      <Stack>
        <Panel title="Tiers">
          <Stack>
            <LifetimeProposals of={id} />
            <Tiers id={id} view={view} />
          </Stack>
        </Panel>
        <Grid min="20rem" stretch>
          <Panel title="Grant a tier">
            <GrantTierForm id={id} />
          </Panel>
          <Stack>
            <Panel title="Roles">
              <Roles id={id} view={view} />
            </Panel>
            <Panel title="Two-step sign-in">
              <AdminTwoStep id={id} />
            </Panel>
            <Panel title="Cases">
              <Link to={`/admin/cases?subject=${id}`}>Cases and decisions about this member</Link>
            </Panel>
          </Stack>
        </Grid>
        <Panel title="Consents">
          <Consents id={id} />
        </Panel>
      </Stack>
    </Page>
  );
}

function Consents({ id }: { readonly id: string }) {
  const { data, instead } = loadedPart(useQuery(consentsQuery(id)), 'Loading consents');
  if (!data) return instead;
  return <ConsentLedger caption="Consents" consents={data.consents} />;
}

function MemberNotFound() {
  return (
    <EmptyPage
      title="Member not found"
      visual={<UserX aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.admin}>Admin Console</Link>
        </Button>
      }
    >
      There is no member with this id, or they have left.
    </EmptyPage>
  );
}
