import { AdPlace } from '@entities/ad/ad-place';
import { useAd } from '@entities/ad/use-ad';
import { WillBeAt } from '@entities/event/will-be-at';
import { HelpAbout } from '@entities/help/help-about';
import { Audience } from '@entities/listing/audience';
import { listingQuery } from '@entities/listing/listing.queries';
import { ListingBadges } from '@entities/listing/listing-badges';
import { ListingPrice } from '@entities/listing/listing-card';
import { categoryLabel, ListingPlate } from '@entities/listing/listing-plate';
import { daysLeft, ListingStatus } from '@entities/listing/listing-status';
import { Matches } from '@entities/match/matches';
import { WantedProgress } from '@entities/match/wanted-progress';
import { SellerCard } from '@entities/member/seller-card';
import { PhotoGallery } from '@entities/photo/photo-gallery';
import { AskedNotice } from '@entities/report/asked-notice';
import { ReportButton } from '@entities/report/report-button';
import { watchersQuery } from '@entities/saved-search/saved-search.queries';
import { WatchButton } from '@entities/saved-search/watch-button';
import { ShareOnWall } from '@entities/sharing/share-on-wall';
import { retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { useDevicePoint } from '@lib/browser/user-location';
import { milesAway } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { isVehicleCategory } from '@modules/marketplace/categories.schemas';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { ShareButton } from '@ui/actions/share-button';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Skeleton } from '@ui/feedback/skeleton';
import { Page, Row, Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { later } from '@ui/overlays/later';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PointMap } from '../../../map/point-map';
import { ListingGone } from '../listing-gone';
import { categoryPath } from './category-path';
import { ListingActions } from './listing-actions';
import { Fitment, PartNumbers } from './listing-fitment';
import style from './listing-page.module.css';
import { MoreListings } from './more-listings';
import { NextSteps } from './next-steps';
import { OfferHistory } from './offer-history';

const BookOfListing = later(() =>
  import('@entities/build/book-of-listing').then((book) => book.BookOfListing),
);
const FitSaidPanel = later(() =>
  import('@entities/build/fit-said-panel').then((panel) => panel.FitSaidPanel),
);
const TalksAbout = later(() => import('./talks-about').then((talks) => talks.TalksAbout));

/** /listing/:id */
export default function ListingPage() {
  const { id = '' } = useParams();
  const device = useDevicePoint();
  const from = device && { latitude: device.latitude, longitude: device.longitude };
  const query = useQuery({
    ...listingQuery(id, from),
    retry: retryUnlessRefused,
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
  const ad = useAd('listing', from);
  usePageTitle(query.data?.title);
  const { data: listing, instead } = loaded(query, {
    label: 'Loading Listing…',
    children: <ListingSkeleton />,
    refused: <ListingGone />,
    within: (shown) => <Page className={style.page}>{shown}</Page>,
  });
  if (!listing) return instead;
  return (
    <Page className={style.page}>
      <BackToSearch />
      <div className={style.layout}>
        <div className={style.gallery}>
          <PhotoGallery key={listing.id} photos={listing.photos} title={listing.title} />
        </div>
        <aside className={style.panel} aria-label="Price and seller">
          <ListingPanel listing={listing} />
        </aside>
        <div className={style.story}>
          <Story listing={listing} />
        </div>
      </div>
      <AdPlace key={`ad ${listing.id}`} place="listing" ad={ad} as="div" />
      <MoreListings key={listing.id} listing={listing} />
    </Page>
  );
}

/** As others see it. */
const isShareable = (status: ListingDetail['status']): boolean =>
  status === 'active' || status === 'held' || status === 'sold';

function ListingPanel({ listing }: { readonly listing: ListingDetail }) {
  const { title, distance, area, publishedAt, expiresAt, notices, seller, status } = listing;
  const isMine = useMember()?.id === seller.id;
  const timeZone = useReaderTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeepFocus(heading, `${status} ${listing.allowedActions.join()}`);
  return (
    <Stack gap="normal">
      <Row justify="between">
        <ListingPrice listing={listing} size="large" />
        <Row>
          <WatchButton listing={listing} />
          <ShareButton title={title} path={paths.listing(listing.id)} />
          {isShareable(status) && <ShareOnWall kind="listing" id={listing.id} title={title} />}
        </Row>
      </Row>
      <h1 ref={heading} tabIndex={-1} className={style.title}>
        <NoBreak>{title}</NoBreak>
      </h1>
      <Row className={style.quiet}>
        <ListingBadges listing={listing} />
        <Facts
          facts={[
            <span key="area">{area}</span>,
            distance !== null && <span key="far">{milesAway(distance)} away</span>,
            publishedAt && <Age key="age" since={publishedAt} />,
            isMine && status === 'active' && expiresAt && (
              <span key="left">{daysLeft(expiresAt, Date.now(), timeZone)}</span>
            ),
            isMine && status === 'active' && listing.listingType === 'wanted' && (
              <WantedProgress key="progress" of={listing.id} />
            ),
            isMine && status === 'active' && <Watchers key="watchers" id={listing.id} />,
            isMine && publishedAt && <Audience key="audience" of={listing.id} />,
          ]}
        />
      </Row>
      {publishedAt && listing.listingType !== 'wanted' && <OfferHistory id={listing.id} />}
      {isMine && status === 'active' && <AskedNotice listingId={listing.id} />}
      <ListingStatus listing={listing} next={<NextSteps listing={listing} />} />
      {notices.map((notice) => (
        <Notice key={notice} live={false}>
          {notice}
        </Notice>
      ))}
      <ListingActions listing={listing} />
      {isMine && <TalksAbout listing={listing} />}
      <ListingPlate listing={listing} />
      <SellerCard seller={seller} />
      <ReportButton
        what={listing.listingType === 'wanted' ? 'this wanted ad' : 'this listing'}
        target={{ kind: 'listing', id: listing.id, label: title }}
        ownerId={seller.id}
      />
    </Stack>
  );
}

/** How many members watch it, shown only to its owner; nothing when nobody does. */
function Watchers({ id }: { readonly id: string }) {
  const { data } = useQuery(watchersQuery(id));
  return data?.watchers ? <span>watched by {data.watchers}</span> : null;
}

function Story({ listing }: { readonly listing: ListingDetail }) {
  const { description, partNumbers, fitment, latitude, longitude, area, listingType } = listing;
  const isMine = useMember()?.id === listing.seller.id;
  const isWanted = listingType === 'wanted';
  const fits = isWanted ? 'What it has to fit' : 'What it fits';
  return (
    <>
      {isMine && listing.status === 'active' && (
        <Matches
          of={listing.id}
          title={isWanted ? 'Matches for your wanted ad' : 'Members looking for this'}
        />
      )}
      {description && (
        <Part title="Description">
          <div className={style.words}>
            {description.split(/\n{2,}/).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Part>
      )}
      {!isWanted && !isVehicleCategory(listing.categoryPrimary) && (
        <FitSaidPanel of={{ listingId: listing.id }} />
      )}
      {!isWanted && isVehicleCategory(listing.categoryPrimary) && <BookOfListing listingId={listing.id} />}
      {partNumbers.length > 0 && (
        <Part title="Part numbers">
          <PartNumbers numbers={partNumbers} />
        </Part>
      )}
      {fitment.length > 0 && (
        <Part title={fits}>
          <Fitment caption={fits} rows={fitment} />
          <p className={style.aside}>
            {isWanted ? (
              <>
                As given by the member who is looking for it. <HelpAbout word="wanted" label="Wanted" />
              </>
            ) : (
              'As given by the seller. Check the number on your own part before you drive.'
            )}
          </p>
        </Part>
      )}
      <Part title={isWanted ? 'Where it is needed' : 'Where it is'}>
        <PointMap
          point={{ latitude, longitude }}
          area={area}
          help={<HelpAbout word="publicPoint" label="Location shown" />}
          className={style.map}
        />
        <WillBeAt events={listing.wanted?.attends ?? []} />
      </Part>
      <p className={style.aside}>
        More in <Link to={categoryPath(listing)}>{categoryLabel(listing)}</Link>
      </p>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Whether a link in search results led here before the app had started, so that the browser followed it without the app. */
function cameFromSearch(): boolean {
  if (window.history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin && pathname === paths.home;
}

const never = () => () => undefined;

/** Goes back to the search with its filters; without one, to the marketplace. */
function BackToSearch() {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFromSearch = useSyncExternalStore(never, cameFromSearch, () => false);
  const isStart =
    (key === 'default' && !isFromSearch) ||
    (state as { readonly isStart?: boolean } | null)?.isStart === true;
  const words = (
    <>
      <ArrowLeft aria-hidden="true" /> {isStart ? 'All listings' : 'Back'}
    </>
  );
  if (isStart)
    return (
      <Link to={paths.home} className={style.back}>
        {words}
      </Link>
    );
  return (
    <button type="button" className={style.back} onClick={() => navigate(-1)}>
      {words}
    </button>
  );
}

const ListingSkeleton = () => (
  <div className={style.layout}>
    <div className={style.gallery}>
      <Skeleton shape="block" />
    </div>
    <div className={style.panel}>
      <Skeleton shape="plate" />
    </div>
  </div>
);
