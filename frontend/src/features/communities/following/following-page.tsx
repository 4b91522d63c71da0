import { myFollowsQuery } from '@entities/follow/follow.queries';
import { FollowVehicle } from '@entities/follow/follow-vehicle';
import { followKindLabels } from '@entities/follow/follow-words';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import type { Followed } from '@modules/community/follow/follow.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { FollowedRow } from './followed-row';

/** /following: whom and what the member follows and mutes. */
export default function FollowingPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.wall}>Community</Link>}
          title="Following"
          lead="What you follow is on your wall, and organizers that you follow let you know of new events and dates. What you mute is left out, and nobody is told."
        />
        <Stack gap="loose">
          <Panel title="Follow a make or model">
            <p className={style.hint}>
              Its listings, wanted ads and posts come to your wall. Leave the model blank for all of a make.
            </p>
            <FollowVehicle />
          </Panel>
          <Follows />
        </Stack>
      </Page>
    </RequireMember>
  );
}

function Follows() {
  const query = useQuery(myFollowsQuery);
  const top = useRef<HTMLDivElement>(null);
  useKeepFocus(top, query.data?.follows.map(({ kind, id }) => `${kind} ${id}`).join());
  const { data, instead } = loaded(query, {
    label: 'Loading what you follow…',
    shape: 'row',
    isEmpty: ({ follows }) => follows.length === 0,
    empty: <FollowsNothing />,
  });
  if (!data) return instead;
  const muted = data.follows.filter(({ isFollowed, isMuted }) => isMuted && !isFollowed);
  return (
    <div ref={top} tabIndex={-1} className={style.parts}>
      {kinds.map((kind) => (
        <Part
          key={kind}
          title={followKindLabels[kind]}
          follows={data.follows.filter((one) => one.kind === kind && one.isFollowed)}
        />
      ))}
      <Part title="Muted, and not followed" follows={muted} />
    </div>
  );
}

function Part({ title, follows }: { readonly title: string; readonly follows: readonly Followed[] }) {
  if (follows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={style.followedTitle}>
        {title} <span className={style.count}>{follows.length}</span>
      </h2>
      <ul role="list" className={style.followed}>
        {follows.map((one) => (
          <li key={one.id}>
            <FollowedRow followed={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FollowsNothing() {
  return (
    <Empty
      title="You follow nobody yet"
      visual={<UsersRound aria-hidden="true" />}
      action={
        <Button asChild variant="primary">
          <Link to={paths.communities}>Find your community</Link>
        </Button>
      }
    >
      Follow a member on their page, a build, an organizer or a tag where you read it, or a make or model
      right here.
    </Empty>
  );
}

const kinds = ['vehicle', 'build', 'organizer', 'member', 'community', 'tag'] as const;
