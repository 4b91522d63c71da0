import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { EmptyPage } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './account-page.module.css';
import { GuardianCard } from './guardian/guardian-card';
import { GuardianInviteNotice } from './guardian/guardian-invite-notice';
import { BlockedMembers } from './profile/blocked-members';
import { ProfilePanel } from './profile/profile-panel';
import { EmailStatus } from './security/email-status';
import { SecurityPanel } from './security/security-panel';
import { SessionList } from './security/session-list';
import { SignInHistory } from './security/sign-in-history';
import { SignInMethods } from './security/sign-in-methods';
import { ErasureNotice } from './your-data/erasure-notice';
import { YourData } from './your-data/your-data';

/** The member's own account. */
export default function AccountPage() {
  usePageTitle('Account');
  const session = useSession();
  if (session.status === 'loading') {
    return (
      <Page width="form">
        <Loading label="Loading your account…" shape="plate" count={1} />
      </Page>
    );
  }
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
      <PageHeading
        title="Account"
        lead={`Welcome, ${user.email ?? user.name ?? user.uid}`}
        actions={
          <Button asChild>
            <Link to={paths.logout}>Logout</Link>
          </Button>
        }
      />
      <Stack gap="loose">
        <ErasureNotice />
        <GuardianInviteNotice />
        <EmailStatus user={user} />
        <GuardianCard user={user} />
        <Plate
          title={user.isAdmin ? 'Admin' : 'Member'}
          facts={[
            { label: 'Name', value: user.name },
            { label: 'Membership', value: tiers[user.subscriptionTier] },
            { label: 'E-mail', value: user.email },
          ]}
        />
        <Grid min="20rem" stretch>
          <ProfilePanel user={user} />
          <SecurityPanel />
        </Grid>
        <SignInMethods />
        <SessionList />
        <div id="sign-ins" tabIndex={-1} className={style.target}>
          <SignInHistory />
        </div>
        <Panel
          title="Your listings"
          actions={
            <Button asChild size="small">
              <Link to={paths.listings}>Open</Link>
            </Button>
          }
        >
          <p>Your drafts, and your active, held and sold listings.</p>
        </Panel>
        <BlockedMembers />
        <YourData />
      </Stack>
    </Page>
  );
}

const tiers = { free: 'Free', premium: 'Premium', premium_plus: 'Premium+', beta: 'Beta' } as const;
