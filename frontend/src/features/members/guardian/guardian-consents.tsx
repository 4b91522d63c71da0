import { ConsentLedger } from '@entities/guardianship/consent-ledger';
import { guardianshipQuery, pairConsentsQuery } from '@entities/guardianship/guardianship.queries';
import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';
import type { MyGuardianship } from '@modules/members/guardians/guardians.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { loadedPart, noticeOf } from '@ui/feedback/loaded-part';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The member's guardian or minors, and every consent of each pair, also after the link has ended. */
export function GuardianConsents({ user }: { readonly user: SessionUser }) {
  const query = useQuery(guardianshipQuery);
  const own = useQuery(pairConsentsQuery(user.id));
  const { data, instead } = loadedPage(own.isPending ? own : query, {
    label: 'Loading guardians',
    shape: 'plate',
    count: 1,
    problem: (error) => (
      <>
        <PageHeading title="Guardians" />
        {noticeOf(error)}
      </>
    ),
  });
  if (!data) return instead;
  const pairs = pairsOf(user, data, Boolean(own.data?.consents.length));
  if (pairs.length === 0) return <NoGuardians />;
  return (
    <Page>
      <PageHeading
        title="Guardians"
        lead="Every consent given or withdrawn. Only the two of you and our staff see it."
        actions={
          <Button asChild>
            <Link to={paths.account}>Go to your account</Link>
          </Button>
        }
      />
      <Stack>
        {pairs.map((pair) => (
          <Panel key={pair.minorId} title={pair.title}>
            <Stack>
              <p>{pair.state}</p>
              <Consents minorId={pair.minorId} title={pair.title} />
            </Stack>
          </Panel>
        ))}
      </Stack>
    </Page>
  );
}

function Consents({ minorId, title }: { readonly minorId: string; readonly title: string }) {
  const { data, instead } = loadedPart(useQuery(pairConsentsQuery(minorId)), 'Loading consents');
  if (!data) return instead;
  return <ConsentLedger caption={`Consents: ${title}`} consents={data.consents} />;
}

function NoGuardians() {
  return (
    <EmptyPage
      title="Guardians"
      visual={<UsersRound aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.account}>Go to your account</Link>
        </Button>
      }
    >
      Nobody has invited you to be their guardian. A member under 18 invites a parent or guardian by e-mail;
      the link to answer is in that e-mail. If you got one, open its link to answer.
    </EmptyPage>
  );
}

interface Pair {
  readonly minorId: string;
  readonly title: string;
  readonly state: string;
}

function pairsOf({ id, isMinor }: SessionUser, link: MyGuardianship, wasMinor: boolean): readonly Pair[] {
  const { guardian, status, minors, formerMinors } = link;
  if (isMinor) {
    const state = guardian ? minorText[status] : 'You have no guardian yet. Invite one on your account page.';
    return [{ minorId: id, title: guardian?.name ?? 'Your parent or guardian', state }];
  }
  return [
    ...(wasMinor
      ? [{ minorId: id, title: 'Until you were 18', state: 'You no longer need a guardian.' }]
      : []),
    ...minors.map((minor) => ({ minorId: minor.id, title: minor.name, state: guardianText[minor.status] })),
    ...formerMinors.map((minor) => ({ minorId: minor.id, title: minor.name, state: 'This link has ended.' })),
  ];
}

const minorText: Readonly<Record<MyGuardianship['status'], string>> = {
  verified: 'They are responsible for you here. You can always write to each other.',
  accepted: 'They have accepted. We are checking that it is really them. Until then you can look around.',
  none: '',
};
const guardianText: Readonly<Record<MyGuardianship['status'], string>> = {
  verified: 'You are responsible for them here. You can always write to each other.',
  accepted: 'You have accepted. We are checking that it is really you.',
  none: '',
};
