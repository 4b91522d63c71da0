import { ConsentLedger } from '@entities/guardianship/consent-ledger';
import { consentsQuery } from '@entities/guardianship/guardianship.queries';
import { tierNames } from '@entities/membership/grant-labels';
import { grantsQuery } from '@entities/membership/grants.queries';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Grid, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { GuardianOn } from '../audit/guardian-on';
import { LifetimeProposals } from '../members/lifetime-proposals';
import { AdminTwoStep } from './admin-two-step';
import { GrantTierForm } from './grant-tier-form';
import { Roles, Tiers } from './member-grants';
import { SignIns } from './sign-ins';

/** What admins alone see and do: tiers and roles, how the member signs in, and consents. */
export function AdminSections({ id }: { readonly id: string }) {
  const { data: view, instead } = loadedPart(useQuery(grantsQuery(id)), 'Loading tiers and roles');
  return (
    <>
      <Panel title="Tiers">
        <Stack>
          <LifetimeProposals of={id} />
          {view && <p>Current tier: {tierNames[view.tier]}.</p>}
          {view ? <Tiers id={id} view={view} /> : instead}
        </Stack>
      </Panel>
      <Grid min="20rem" stretch>
        <Panel title="Grant a tier">
          <GrantTierForm id={id} />
        </Panel>
        <Stack>
          <Panel title="Roles">{view ? <Roles id={id} view={view} /> : instead}</Panel>
          <Panel title="Two-step sign-in">
            <AdminTwoStep id={id} />
          </Panel>
        </Stack>
      </Grid>
      <Panel title="Sign-in">
        <SignIns id={id} />
      </Panel>
      <Panel title="Consents">
        <Stack>
          <GuardianOn id={id} />
          <Consents id={id} />
        </Stack>
      </Panel>
    </>
  );
}

function Consents({ id }: { readonly id: string }) {
  const { data, instead } = loadedPart(useQuery(consentsQuery(id)), 'Loading consents');
  if (!data) return instead;
  return <ConsentLedger caption="Consents" consents={data.consents} />;
}
