import { EmailStatus } from '@entities/account/email-status';
import { AwayPage } from '@entities/member/away-page';
import { paths } from '@lib/paths';
import { useAwayMember, useSession } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Fold } from '@ui/layout/fold';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Gifts } from './gifts';
import { GuardianCard } from './guardian/guardian-card';
import { GuardianInviteNotice } from './guardian/guardian-invite-notice';
import { IntentNotice } from './intent-notice';
import { OwnListings } from './own-listings';
import { BlockedMembers } from './profile/blocked-members';
import { ProfilePanel } from './profile/profile-panel';
import { ReportsAndDecisions } from './reports-and-decisions';
import { SecurityPanel } from './security/security-panel';
import { SessionList } from './security/session-list';
import { SignInHistory } from './security/sign-in-history';
import { SignInMethods } from './security/sign-in-methods';
import { WhatIsOpen } from './standing/what-is-open';
import { WhatWaits } from './standing/what-waits';
import { WhoYouAre } from './standing/who-you-are';
import { ErasureNotice } from './your-data/erasure-notice';
import { YourData } from './your-data/your-data';

/** The member's own account. */
export default function AccountPage() {
  const session = useSession();
  const isAway = useAwayMember() !== undefined;
  if (session.status === 'loading') {
    return (
      <Page width="form">
        <Loading label="Loading your account…" shape="plate" count={1} />
      </Page>
    );
  }
  if (isAway) return <AwayPage />;
  if (session.status === 'signed-out') {
    return (
      <EmptyPage
        title="Account"
        visual={<UserRound aria-hidden="true" />}
        action={
          <Button asChild variant="primary">
            <Link to={paths.login(paths.account)}>Sign in</Link>
          </Button>
        }
      >
        You must be signed in to view your account.
      </EmptyPage>
    );
  }
  return <Account user={session.user} />;
}

function Account({ user }: { readonly user: SessionUser }) {
  return (
    <Page>
      <PageHeading title="Account" lead={`Welcome, ${user.email ?? user.name ?? user.uid}`} />
      <Stack gap="loose">
        <IntentNotice />
        <ErasureNotice />
        <GuardianInviteNotice />
        <EmailStatus user={user} />
        <Grid min="20rem" stretch>
          <WhoYouAre user={user} />
          {user.suspension ? <WhatIsOpen user={user} /> : <WhatWaits />}
        </Grid>
        <GuardianCard user={user} />
        {!user.suspension && <OwnListings />}
        <h2>Settings</h2>
        <Grid min="20rem" stretch>
          <ProfilePanel user={user} />
          <SecurityPanel />
        </Grid>
        <SignInMethods />
        <Fold title="Devices and sign-ins" id="sign-ins">
          <Stack>
            <SessionList />
            <SignInHistory />
          </Stack>
        </Fold>
        <BlockedMembers />
        <Gifts />
        <ReportsAndDecisions />
        <YourData />
        <p>
          <Button asChild>
            <Link to={paths.logout}>Logout</Link>
          </Button>
        </p>
      </Stack>
    </Page>
  );
}
