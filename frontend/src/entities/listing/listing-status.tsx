import { HoldClock } from '@entities/deal/hold-clock';
import { WhatHappensNext } from '@entities/deal/what-happens-next';
import { HelpAbout } from '@entities/help/help-about';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayOf, daysFrom } from '@lib/day';
import { dayIn, money, shortDayIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { ListingDetail, SaleView } from '@modules/marketplace/listing.schemas';
import { Notice, type NoticeProps } from '@ui/feedback/notice';
import type { ReactNode } from 'react';
import { stillPossible, takesOffers } from './offers';
import { saleWords } from './sale-words';

export type ListingStatusProps = {
  readonly listing: ListingDetail;
  /** The next step of its reader. */
  readonly next?: ReactNode;
};

/** Explains the status of a listing to its reader; nothing while it is active. */
export function ListingStatus({ listing, next }: ListingStatusProps) {
  const member = useMember();
  const timeZone = useReaderTimeZone();
  const banner = bannerOf(listing, member?.id === listing.seller.id, timeZone);
  if (!banner) return null;
  return (
    <Notice tone={banner.tone} title={banner.title} live={false} action={next}>
      {banner.text}
    </Notice>
  );
}

/** "Listed for 12 more days", "Listed for 1 more day", "Ends today", by the reader's calendar. */
export function daysLeft(until: string, now = Date.now(), timeZone?: string): string {
  const days = daysFrom(dayOf(now, timeZone), dayOf(until, timeZone));
  if (days < 1) return 'Ends today';
  return days === 1 ? 'Listed for 1 more day' : `Listed for ${days} more days`;
}

/** Whether this reader holds the listing: only its holder and its seller may release it. */
export const isHeldFor = ({ status, allowedActions }: ListingDetail, isMine: boolean): boolean =>
  status === 'held' && !isMine && allowedActions.includes('release');

type Banner = Pick<NoticeProps, 'tone' | 'title'> & { readonly text?: ReactNode };

function bannerOf(listing: ListingDetail, isMine: boolean, timeZone?: string): Banner | null {
  if (listing.isHidden && listing.status !== 'withdrawn') return hiddenBanner;
  switch (listing.status) {
    case 'held':
      return heldBanner(listing, isMine, timeZone);
    case 'sold':
      return soldBanner(listing, isMine, timeZone);
    case 'paused':
      return { tone: 'warn', title: 'Paused', text: 'Only you can see it. Resume it when you are ready.' };
    case 'expired':
      return {
        tone: 'warn',
        title: 'Expired',
        text: 'Only you can see it. Renew it within 14 days to list it again.',
      };
    case 'draft':
      return { tone: 'info', title: 'Draft', text: 'Only you can see it. Publish it when it is ready.' };
    case 'withdrawn':
      return {
        tone: 'warn',
        title: 'Taken down',
        text: 'You took it down. Only you can see it. To offer it again, create a new listing.',
      };
    case 'removed':
      return {
        tone: 'problem',
        title: 'Removed',
        text: 'It was removed for breaking the rules of the marketplace. If you think that is a mistake, write to us.',
      };
    case 'active':
      return formerHoldBanner(listing, timeZone);
  }
}

const hiddenBanner: Banner = {
  tone: 'warn',
  title: 'Hidden while we look at reports',
  text: 'Only you and our staff see it until then. You can go on changing it.',
};

function soldBanner(listing: ListingDetail, isMine: boolean, timeZone?: string): Banner {
  const { listingType, soldAt, bought, sale } = listing;
  if (bought) return boughtBanner(bought, listing.seller.name, timeZone);
  const word = listingType === 'wanted' ? 'Found' : 'Sold';
  const others = listingType === 'wanted' ? 'The search is over.' : 'It is no longer available.';
  const how = sale && `${saleWords(sale, listingType)}. `;
  return {
    tone: 'good',
    title: soldAt ? `${word} ${dayIn(soldAt, timeZone)}` : word,
    text: isMine ? `${how ?? ''}Others see it for 30 more days.` : others,
  };
}

function boughtBanner({ price, at, status }: SaleView, seller: string, timeZone?: string): Banner {
  const what = price === null ? 'bought it' : `bought it for ${money(price)}`;
  if (status === 'unconfirmed')
    return {
      tone: 'info',
      title: `${seller} says that you ${what}`,
      text: 'Did you? Say yes or no in your conversation.',
    };
  return { tone: 'good', title: `You ${what}`, text: `From ${seller}, ${dayIn(at, timeZone)}.` };
}

/** Why a member whose one hold is used cannot hold it. */
function formerHoldBanner(listing: ListingDetail, timeZone?: string): Banner | null {
  if (!listing.formerHold) return null;
  const { heldAt, endedBy } = listing.formerHold;
  const held = `You held this on ${shortDayIn(heldAt, timeZone)}`;
  return { tone: 'info', text: `${held} ${howItEnded[endedBy]} ${stillPossible(takesOffers(listing))}` };
}

const howItEnded: Readonly<Record<NonNullable<ListingDetail['formerHold']>['endedBy'], string>> = {
  buyer: 'and released it.',
  seller: 'and the seller released it.',
  time: 'and the time ran out.',
};

function heldBanner(listing: ListingDetail, isMine: boolean, timeZone?: string): Banner {
  const { heldUntil, seller } = listing;
  const until = heldUntil ? ` until ${formatTime(heldUntil, timeZone)}` : '';
  const clock = heldUntil && <HoldClock until={heldUntil} />;
  if (isMine)
    return {
      tone: 'warn',
      title: `A buyer holds it${until}`,
      text: <>{clock}. Mark it sold when the deal is done, or release it.</>,
    };
  if (isHeldFor(listing, isMine))
    return {
      tone: 'good',
      title: `Held for you${until}`,
      text: (
        <>
          {clock}. What happens next:
          <WhatHappensNext side="buyer" name={seller.name} />
        </>
      ),
    };
  return {
    tone: 'warn',
    title: `On hold${until}`,
    text: (
      <>
        It comes back if the deal falls through. <HelpAbout word="hold" label="On hold" />
      </>
    ),
  };
}

const formatTime = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
