import { useAd } from '@entities/ad/use-ad';
import { NewItems } from '@entities/listing/new-items';
import { Composer } from '@entities/post/composer';
import { PostFeed } from '@entities/post/post-feed';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { FeedEmpty } from './feed-empty';
import { FeedTitle } from './feed-title';
import { NearBar, useNearPlace } from './near-bar';
import { NextEvents } from './next-events';
import { readAddress, type WallTab } from './wall-address';
import { feedOf } from './wall-feed';
import style from './wall-page.module.css';
import { WallSearch } from './wall-search';

/** /wall: posts of whom a member follows, near a place, and of everybody; or of one tag, vehicle or member. */
export default function WallPage() {
  const session = useSession();
  const [address] = useSearchParams();
  const isMember = session.status === 'signed-in';
  const asked = readAddress(address, isMember);
  const isNarrow = asked.feed === 'tag' || asked.feed === 'vehicle' || asked.feed === 'member';
  return (
    <Page className={style.page}>
      {isNarrow ? (
        <FeedTitle asked={asked} />
      ) : (
        <PageHeading title="Community" actions={<Places isMember={isMember} />} />
      )}
      <div className={style.columns}>
        <Stack className={style.main}>
          {!isNarrow && (
            <Composer
              shared={asked.share}
              here={paths.wall + (asked.share ? `?share=${asked.share.kind}:${asked.share.id}` : '')}
            />
          )}
          {!isNarrow && <NewItemsHere />}
          <WallSearch asked={asked} />
          {session.status === 'loading' ? (
            <Loading label="Loading the wall…" shape="card" />
          ) : isNarrow ? (
            <Feed isMember={isMember} />
          ) : (
            <FeedTabs isMember={isMember} />
          )}
        </Stack>
        <aside className={style.aside} aria-label="Coming up">
          <NextEvents />
        </aside>
      </div>
    </Page>
  );
}

/** Where a member finds more to read, and decides what is on the wall. */
function Places({ isMember }: { readonly isMember: boolean }) {
  return (
    <>
      <Button asChild size="small">
        <Link to={paths.communities}>Communities</Link>
      </Button>
      {isMember && (
        <Button asChild size="small">
          <Link to={paths.following}>Following</Link>
        </Button>
      )}
    </>
  );
}

/** With the place and the radius of "near me", so that both are about the same ground. */
function NewItemsHere() {
  const { typed, radius } = useNearPlace();
  return <NewItems around={typed} radius={radius} />;
}

/** Whom a member follows comes first; a guest follows nobody. */
function FeedTabs({ isMember }: { readonly isMember: boolean }) {
  const [address] = useSearchParams();
  const { feed } = readAddress(address, isMember);
  const tabs: readonly (readonly [WallTab, string])[] = [
    ...(isMember ? ([['following', 'Following']] as const) : []),
    ['near', 'Near me'],
    ['all', 'All'],
  ];
  const addressOf = (tab: WallTab) => {
    const next = new URLSearchParams(address);
    next.set('feed', tab);
    return `${paths.wall}?${next}`;
  };
  return (
    <div>
      <LinkTabs
        label="Feeds"
        tabs={tabs.map(([tab, label]) => ({ to: addressOf(tab), label, isCurrent: tab === feed }))}
      />
      <Feed isMember={isMember} />
    </div>
  );
}

function Feed({ isMember }: { readonly isMember: boolean }) {
  const [address] = useSearchParams();
  const asked = readAddress(address, isMember);
  const ad = useAd('wall');
  if (asked.feed === 'near') return <NearFeed asked={asked} />;
  const feed = feedOf(asked, null, undefined);
  if (!feed) return null;
  return (
    <PostFeed
      key={JSON.stringify(feed)}
      feed={feed}
      label="Posts"
      ad={ad}
      empty={<FeedEmpty asked={asked} isMember={isMember} />}
    />
  );
}

function NearFeed({ asked }: { readonly asked: ReturnType<typeof readAddress> }) {
  const near = useNearPlace();
  const feed = feedOf(asked, near.from, near.radius);
  const ad = useAd('wall', near.from);
  return (
    <Stack>
      <NearBar near={near} />
      {feed && (
        <PostFeed
          key={JSON.stringify(feed)}
          feed={feed}
          label="Posts near you"
          ad={ad}
          empty={<FeedEmpty asked={asked} isMember={false} />}
        />
      )}
    </Stack>
  );
}
