import { foundMemberQuery } from '@entities/member/found-member.queries';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { FoundMember } from '@modules/members/staff/found-members.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { UserX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ConsoleTabs } from '../console/console-tabs';
import { Marks } from '../members/found-members';
import { OpenCase } from '../open-case';
import { RequireCapability } from '../require-capability';
import { AdminSections } from './admin-sections';
import { MemberAppeals } from './member-appeals';
import { MemberCases } from './member-cases';
import { MemberNotes } from './member-notes';
import { Standing } from './standing';
import { WhyNot } from './why-not';

/** /admin/members/:id: what staff know of a member, and what they may do; each role has its own part. */
export default function AdminMemberPage() {
  const { id = '' } = useParams();
  return (
    <RequireCapability capability="staff">
      <Page>
        <ConsoleTabs />
        <AdminMember key={id} id={id} />
      </Page>
    </RequireCapability>
  );
}

function AdminMember({ id }: { readonly id: string }) {
  const query = useQuery(foundMemberQuery(id));
  usePageTitle(query.data?.name);
  const { data: member, instead } = loaded(query, {
    label: 'Loading Member…',
    shape: 'plate',
    count: 1,
    refused: <MemberNotFound />,
  });
  if (!member) return instead;
  return <Sections member={member} />;
}

function Sections({ member }: { readonly member: FoundMember }) {
  const { id, name, handle, joinedAt } = member;
  const capabilities = useMember()?.capabilities;
  const mayModerate = capabilities?.includes('moderate');
  return (
    <>
      <PageHeading
        kicker={handle ? `@${handle}` : 'Member'}
        title={name}
        lead={
          <>
            Joined {dayIn(joinedAt)}. Everything you do here is logged with your name.{' '}
            {(member.isMinor || member.isSuspended) && <Marks member={member} />}
          </>
        }
        actions={
          <>
            {mayModerate && <OpenCase about={{ target: { kind: 'member', id }, name }} />}
            <Button asChild>
              <Link to={paths.member(id)}>Member page</Link>
            </Button>
          </>
        }
      />
      <Stack>
        <Grid min="20rem" stretch>
          <Panel title="Standing">
            <Standing id={id} />
          </Panel>
          <Panel title="Notes">
            <MemberNotes id={id} />
          </Panel>
        </Grid>
        <Panel title="Why can they not …?">
          <WhyNot id={id} />
        </Panel>
        {mayModerate && (
          <Panel title="Cases">
            <MemberCases id={id} />
          </Panel>
        )}
        {capabilities?.includes('review') && (
          <Panel title="Appeals">
            <MemberAppeals id={id} />
          </Panel>
        )}
        {capabilities?.includes('administer') && <AdminSections id={id} />}
      </Stack>
    </>
  );
}

function MemberNotFound() {
  return (
    <Empty
      heading="h1"
      title="Member not found"
      visual={<UserX aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.adminMembers}>Find a member</Link>
        </Button>
      }
    >
      There is no member with this id, or they have left.
    </Empty>
  );
}
