import { FollowButton } from '@entities/follow/follow-button';
import { FollowCounts } from '@entities/follow/follow-counts';
import { memberQuery } from '@entities/member/member.queries';
import { isRefusal, retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { monthIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Avatar } from '@ui/data/avatar';
import { Badge } from '@ui/data/badge';
import { Plate } from '@ui/data/plate';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { later } from '@ui/overlays/later';
import { MessageSquare, UserX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { BlockButton } from './block-button';
import { MemberListings } from './member-listings';
import style from './member-page.module.css';
import { ReportMember } from './report-member';
import { Reputation } from './reputation';

const MemberPosts = later(() => import('./member-posts').then((posts) => posts.MemberPosts));

/** /member/:handle: a member's public profile. */
export default function MemberPage() {
  const { handle = '' } = useParams();
  const query = useQuery({ ...memberQuery(handle), retry: retryUnlessRefused });
  usePageTitle(isRefusal(query.error) ? isNotFound : query.data?.name);
  const { data: member, instead } = loadedPage(query, {
    width: 'text',
    label: 'Loading Member…',
    shape: 'plate',
    count: 1,
    refused: <MemberNotFound />,
  });
  if (!member) return instead;
  return <MemberProfile member={member} />;
}

function MemberProfile({ member }: { readonly member: Member }) {
  const { id, name, handle, picture, bio, area, garage, joinedAt, isOrganizer, allowedActions } = member;
  const isOwn = allowedActions.includes('edit');
  return (
    <Page width="text">
      <Stack gap="loose">
        <header className={style.heading}>
          <Avatar name={name} src={picture?.card} size="large" decorative />
          <div className={style.words}>
            <h1>{name}</h1>
            {handle && <p className={style.handle}>@{handle}</p>}
            {isOrganizer && <Badge tone="good">Verified organizer</Badge>}
            <FollowCounts id={id} name={name} />
          </div>
          {isOwn && (
            <Button asChild>
              <Link to={paths.editProfile}>Edit profile</Link>
            </Button>
          )}
          {!isOwn && !allowedActions.includes('unblock') && (
            <>
              <FollowButton kind="member" id={id} name={name} />
              <Button asChild icon={<MessageSquare />}>
                <Link to={paths.writeTo(id)}>Message</Link>
              </Button>
            </>
          )}
        </header>
        {bio && <p className={style.bio}>{bio}</p>}
        {isOwn && !bio && <NoProfileYet />}
        <Plate
          title="Member"
          facts={[
            { label: 'Since', value: monthIn(joinedAt) },
            { label: 'Home', value: area },
          ]}
        />
        {isOwn && bio && garage.length === 0 && (
          <Panel title="Garage">
            <p>
              Empty so far. <Link to={paths.editProfile}>Add what you drive</Link>.
            </p>
          </Panel>
        )}
        {garage.length > 0 && (
          <Panel title="Garage">
            <ul className={style.garage}>
              {garage.map(({ year, make, model, nickname }) => (
                <li key={`${year} ${make} ${model} ${nickname ?? ''}`}>
                  {year} {make} {model}
                  {nickname && <span className={style.nickname}> “{nickname}”</span>}
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Reputation memberId={id} />
        <MemberListings id={id} name={name} isOwn={isOwn} />
        <MemberPosts id={id} />
        <BlockButton id={id} name={name} allowedActions={allowedActions} />
        <ReportMember id={id} name={name} />
      </Stack>
    </Page>
  );
}

/** Shown to the owner of an empty page. */
function NoProfileYet() {
  return (
    <Notice
      live={false}
      action={
        <Button asChild>
          <Link to={paths.editProfile}>Add a few words about you</Link>
        </Button>
      }
    >
      Your page says little about you yet. Say what you drive, build or look for: people ask more readily when
      they know who you are.
    </Notice>
  );
}

function MemberNotFound() {
  return (
    <EmptyPage
      title={isNotFound}
      visual={<UserX aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      }
    >
      This member has left, or the address is wrong.
    </EmptyPage>
  );
}

const isNotFound = 'Member not found';
