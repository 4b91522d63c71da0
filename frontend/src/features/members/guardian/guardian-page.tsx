import { useInvitationToken } from '@entities/guardianship/guardian-invitation';
import { useAcceptInvitation } from '@entities/guardianship/guardianship.mutations';
import { invitationQuery } from '@entities/guardianship/guardianship.queries';
import { ApiProblem, isRefusal, messageOf, retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { GuardianConsents } from './guardian-consents';

/** /guardian: guardian links and consents. /guardian#token: an invitation from an e-mail; opening it changes
 *  nothing. The token leaves the address at once, and this tab keeps it across sign-in until the invitation is
 *  answered. */
export default function GuardianPage() {
  const { token, delete: drop } = useInvitationToken();
  usePageTitle(token ? 'Guardian invitation' : undefined);
  const session = useSession();
  if (session.status === 'loading')
    return (
      <Page width="form">
        <Loading label="Loading your account…" shape="plate" count={1} />
      </Page>
    );
  if (session.status === 'signed-out') return token ? <SignInFirst /> : <SignInToSee />;
  if (!token) return <GuardianConsents user={session.user} />;
  return (
    <Page width="form">
      <Invitation token={token} drop={drop} />
    </Page>
  );
}

function SignInFirst() {
  return (
    <EmptyPage
      title="Guardian invitation"
      visual={<UsersRound aria-hidden="true" />}
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.login(paths.guardian)}>Sign in</Link>
          </Button>
          <Button asChild>
            <Link to={paths.signUp(paths.guardian)}>Create account</Link>
          </Button>
        </>
      }
    >
      Sign in with your own account, or create one, to see who asks you. If this page does not come back, open
      the link in the e-mail again.
    </EmptyPage>
  );
}

function SignInToSee() {
  return (
    <EmptyPage
      title="Guardians"
      visual={<UsersRound aria-hidden="true" />}
      action={
        <Button asChild variant="primary">
          <Link to={paths.login(paths.guardian)}>Sign in</Link>
        </Button>
      }
    >
      Sign in to see your guardian links and every consent given.
    </EmptyPage>
  );
}

type InvitationProps = {
  readonly token: string;
  /** Deletes the invitation: it was answered. */
  readonly drop: () => void;
};

function Invitation({ token, drop }: InvitationProps) {
  const query = useQuery({ ...invitationQuery(token), retry: retryUnlessRefused });
  const accept = useAcceptInvitation(token);
  const isAnswered = isRefusal(query.error) || (query.data !== undefined && query.data.link !== 'none');
  useEffect(() => {
    if (isAnswered) drop();
  }, [isAnswered, drop]);
  const { data, instead } = loaded(query, {
    label: 'Loading the invitation',
    shape: 'plate',
    count: 1,
    problem: (error) => <Unreadable error={error} />,
  });
  if (!data) return instead;
  const { minor, link, checkedBy } = data;
  const { name } = minor;
  if (accept.isSuccess || link !== 'none')
    return <Accepted name={name} isVerified={link === 'verified'} isNow={accept.isSuccess} />;
  return (
    <Stack>
      <PageHeading
        title={`${name} asks you to be their guardian`}
        lead="Members under 18 need a parent or guardian who is responsible for them."
      />
      <ul>
        <li>You say that you are {name}’s parent or guardian, and that they may list, hold and post here.</li>
        <li>The two of you can always write to each other; neither can block the other.</li>
        <li>
          {checkedBy
            ? `To check that it is really you, we send your name and e-mail to ${checkedBy}. We tell it nothing about ${name}.`
            : 'Our staff checks that it is really you.'}
        </li>
        <li>The link ends when both of you ask for it, or on the eighteenth birthday.</li>
      </ul>
      {accept.isError && (
        <Notice tone="problem" action={isMissing(accept.error) && <ToAccount />}>
          {messageOf(accept.error)}
        </Notice>
      )}
      <Row>
        <Button
          variant="primary"
          busy={accept.isPending}
          onClick={() => accept.mutate(undefined, { onSuccess: drop })}
        >
          Accept
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.home} onClick={drop}>
            Not now
          </Link>
        </Button>
      </Row>
    </Stack>
  );
}

/** An invitation that is used up, or did not load. */
function Unreadable({ error }: { readonly error: unknown }) {
  return (
    <Stack>
      <PageHeading title="Guardian invitation" />
      <Notice tone="problem">{messageOf(error)}</Notice>
      {isRefusal(error) && (
        <p>
          Ask the young person who invited you to send the invitation again, from their account page. A link
          works once, for seven days. Something else is wrong? Write to support.
        </p>
      )}
      <Row>
        <Button asChild variant="primary">
          <Link to={paths.account}>Go to your account</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.support}>Ask support</Link>
        </Button>
      </Row>
    </Stack>
  );
}

type AcceptedProps = { readonly name: string; readonly isVerified: boolean; readonly isNow: boolean };

function Accepted({ name, isVerified, isNow }: AcceptedProps) {
  return (
    <Stack>
      <PageHeading title="You have accepted" isResult={isNow} />
      <Notice tone={isVerified ? 'good' : 'info'} live={isNow}>
        {isVerified
          ? `You are responsible for ${name} here, and ${name} can list, hold and post.`
          : `We are checking that it is really you, and may write to you. Once that is done, we tell you both, and ${name} can list, hold and post.`}
      </Notice>
      <Row>
        <Button asChild variant="primary">
          <Link to={paths.account}>Go to your account</Link>
        </Button>
      </Row>
    </Stack>
  );
}

/** Problems that can be solved on the account page. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && ['GUARDIAN_NOT_ADULT', 'MAIL_NOT_VERIFIED'].includes(error.code);

function ToAccount() {
  return (
    <Button asChild>
      <Link to={paths.account}>Go to your account</Link>
    </Button>
  );
}
