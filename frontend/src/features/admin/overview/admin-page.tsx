import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useNavigate } from 'react-router-dom';
import { LifetimeProposals } from '../lifetime-proposals';
import { RequireCapability } from '../require-capability';
import style from './admin-page.module.css';
import { FindMember } from './find-member';
import { GuardianLinks } from './guardian-links';
import { MatchRules } from './match-rules';
import { SupportRequests } from './support-requests';
import { Waiting } from './waiting';

/** The Admin Console: first the queues (support requests, guardians, lifetime tiers), then the searches (a member).
 *  Support staff see only the requests. */
export default function AdminPage() {
  const isAdmin = useMember()?.capabilities.includes('administer');
  const navigate = useNavigate();
  return (
    <RequireCapability capability="support">
      <Page width={isAdmin ? 'wide' : 'form'}>
        <PageHeading
          title="Admin Console"
          lead="Everything you do here is logged with your name."
          actions={
            isAdmin && (
              <Button asChild>
                <Link to={paths.adminAdvanced}>System status</Link>
              </Button>
            )
          }
        />
        <Stack>
          {isAdmin && (
            <Panel title="Waiting">
              <Waiting />
            </Panel>
          )}
          <Grid min="20rem" stretch className={style.columns}>
            <Stack>
              <Panel id="support" title="Support requests">
                <SupportRequests />
              </Panel>
              {isAdmin && (
                <>
                  <Panel id="guardians" title="Pending guardians">
                    <GuardianLinks />
                  </Panel>
                  <Panel id="lifetime" title="Lifetime tiers to approve">
                    <LifetimeProposals />
                  </Panel>
                  <Panel title="How well matches fit">
                    <MatchRules />
                  </Panel>
                </>
              )}
            </Stack>
            {isAdmin && (
              <Stack>
                <Panel title="Find a member">
                  <p>Tiers, roles, two-step sign-in, suspension, consents.</p>
                  <FindMember onFound={(id) => void navigate(paths.adminMember(id))} />
                </Panel>
              </Stack>
            )}
          </Grid>
        </Stack>
      </Page>
    </RequireCapability>
  );
}
