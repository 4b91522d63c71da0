import { storefrontItemQuery } from '@entities/inventory/label.queries';
import { PublicItemPage } from '@entities/inventory/public-item-page';
import { storefrontQuery } from '@entities/listing/listing.queries';
import { memberQuery } from '@entities/member/member.queries';
import { isRefusal, retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { useListPlace } from '@lib/browser/use-list-place';
import { paths } from '@lib/paths';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Skeleton } from '@ui/feedback/skeleton';
import { Page, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { UserX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Garage } from './garage';
import { ListingsOfKind } from './listings-of-kind';
import { MemberHeading } from './member-heading';
import { kindIn, type MemberTab, tabIn, tabs } from './tabs';

const Feedback = lazy(() => import('./feedback').then((feedback) => ({ default: feedback.Feedback })));
const MemberBuilds = lazy(() =>
  import('./member-builds').then((builds) => ({ default: builds.MemberBuilds })),
);
const MemberPosts = lazy(() => import('./member-posts').then((posts) => ({ default: posts.MemberPosts })));

/** /members/:handle: the one page of a person, and with ?item= one item of their inventory. */
export default function MemberPage() {
  const { handle = '' } = useParams();
  const item = useSearchParams()[0].get('item');
  return item ? (
    <PublicItemPage
      key={item}
      query={storefrontItemQuery(handle, item)}
      here={paths.itemOfMember(handle, item)}
      back={paths.member(handle)}
    />
  ) : (
    <FoundMember handle={handle} />
  );
}

function FoundMember({ handle }: { readonly handle: string }) {
  const query = useQuery({ ...memberQuery(handle), retry: retryUnlessRefused });
  usePageTitle(isRefusal(query.error) ? isNotFound : query.data?.name);
  const { data: member, instead } = loadedPage(query, {
    label: 'Loading Member…',
    shape: 'plate',
    count: 1,
    refused: <MemberNotFound />,
  });
  if (!member) return instead;
  return <MemberProfile key={member.id} member={member} path={paths.member(handle)} />;
}

function MemberProfile({ member, path }: { readonly member: Member; readonly path: string }) {
  const query = useSearchParams()[0];
  const open = tabIn(query);
  const listings = useInfiniteQuery({
    ...storefrontQuery(member.id, kindIn(query)),
    retry: retryUnlessRefused,
  });
  useListPlace({
    pages: listings.data?.pages.length,
    more: listings.hasNextPage ? () => void listings.fetchNextPage() : undefined,
    isFetching: listings.isFetchingNextPage,
  });
  const seller = listings.data?.pages[0]?.seller;
  const isOwn = member.allowedActions.includes('edit');
  const counts: Readonly<Record<MemberTab, number | undefined>> = {
    'for-sale': seller?.forSale,
    wanted: seller?.wanted,
    feedback: seller?.rating.partners,
    garage: member.garage.length,
    builds: undefined,
    posts: undefined,
  };
  const isShown = (tab: MemberTab) =>
    tab === open ||
    (tab === 'wanted' && (seller?.wanted ?? 0) > 0) ||
    (tab === 'garage' && (isOwn || member.garage.length > 0)) ||
    !['wanted', 'garage'].includes(tab);
  return (
    <Page>
      <Stack gap="loose">
        <MemberHeading member={member} seller={seller} listings={listings.data?.pages[0]?.listings ?? []} />
        <div>
          <LinkTabs
            label={`Parts of the page of ${member.name}`}
            tabs={tabs.filter(isShown).map((tab) => ({
              to: tab === 'for-sale' ? path : `${path}?show=${tab}`,
              label: labels[tab],
              isCurrent: tab === open,
              ...(counts[tab] !== undefined && { count: counts[tab] }),
            }))}
          />
          <Suspense fallback={<Skeleton shape="row" />}>
            {(open === 'for-sale' || open === 'wanted') && (
              <ListingsOfKind kind={kindIn(query)} member={member} query={listings} />
            )}
            {open === 'feedback' && <Feedback memberId={member.id} name={member.name} />}
            {open === 'garage' && <Garage member={member} />}
            {open === 'builds' && <MemberBuilds member={member} />}
            {open === 'posts' && <MemberPosts id={member.id} name={member.name} />}
          </Suspense>
        </div>
      </Stack>
    </Page>
  );
}

const labels: Readonly<Record<MemberTab, string>> = {
  'for-sale': 'For sale',
  wanted: 'Wanted',
  feedback: 'Feedback',
  garage: 'Garage',
  builds: 'Builds',
  posts: 'Posts',
};

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
