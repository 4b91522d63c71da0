import { dayIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { Notice, type NoticeProps } from '@ui/feedback/notice';

/** Explains the status of a listing to its reader; nothing while it is active. */
export function ListingStatus({ listing }: { readonly listing: ListingDetail }) {
  const member = useMember();
  const banner = bannerOf(listing, member?.id === listing.seller.id);
  if (!banner) return null;
  return (
    <Notice tone={banner.tone} title={banner.title} live={false}>
      {banner.text}
    </Notice>
  );
}

/** "Listed for 12 more days", "Listed for 1 more day", "Ends today": a day that has begun counts as one. */
export function daysLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / 86_400_000);
  if (days < 1 || new Date(until).toDateString() === new Date(now).toDateString()) return 'Ends today';
  return days === 1 ? 'Listed for 1 more day' : `Listed for ${days} more days`;
}

type Banner = Pick<NoticeProps, 'tone' | 'title'> & { readonly text?: string };

function bannerOf(listing: ListingDetail, isMine: boolean): Banner | null {
  switch (listing.status) {
    case 'held':
      return heldBanner(listing, isMine);
    case 'sold':
      if (listing.listingType === 'wanted')
        return {
          tone: 'good',
          title: listing.soldAt ? `Found ${dayIn(listing.soldAt)}` : 'Found',
          text: isMine ? 'Others see it for 30 more days.' : 'The search is over.',
        };
      return {
        tone: 'good',
        title: listing.soldAt ? `Sold ${dayIn(listing.soldAt)}` : 'Sold',
        text: isMine ? 'Others see it for 30 more days.' : 'It has found its home.',
      };
    case 'paused':
      return { tone: 'warn', title: 'Paused', text: 'Only you see it. Resume it when you are ready.' };
    case 'expired':
      return {
        tone: 'warn',
        title: 'Expired',
        text: 'Only you see it. Renew it within 14 days to put it up again.',
      };
    case 'draft':
      return { tone: 'info', title: 'Draft', text: 'Only you see it. Publish it when it is ready.' };
    case 'withdrawn':
      return { tone: 'warn', title: 'Taken down', text: 'You took it down. Only you see it.' };
    case 'removed':
      return {
        tone: 'problem',
        title: 'Removed',
        text: 'It was removed for breaking the rules of the marketplace.',
      };
    case 'active':
      return null;
  }
}

function heldBanner({ heldUntil, allowedActions }: ListingDetail, isMine: boolean): Banner {
  const until = heldUntil ? ` until ${formatTime(heldUntil)}` : '';
  if (isMine)
    return {
      tone: 'warn',
      title: `A buyer holds it${until}`,
      text: 'Mark it sold when the deal is done, or release it.',
    };
  if (allowedActions.includes('release'))
    return {
      tone: 'good',
      title: `Held for you${until}`,
      text: 'Nobody else can take it until then. Release it if you change your mind.',
    };
  return {
    tone: 'warn',
    title: `On hold${until}`,
    text: 'It comes back if the deal falls through. Check again then.',
  };
}

const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
