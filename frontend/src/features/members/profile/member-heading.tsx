import { FollowButton } from '@entities/follow/follow-button';
import { FollowCounts } from '@entities/follow/follow-counts';
import { CannotWrite } from '@entities/member/cannot-write';
import { SellerRating } from '@entities/member/seller-rating';
import { ReportButton } from '@entities/report/report-button';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { monthIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingCard, SellerView } from '@modules/marketplace/listing.schemas';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { Avatar } from '@ui/data/avatar';
import { Facts } from '@ui/data/card';
import { Notice } from '@ui/feedback/notice';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BlockButton } from './block-button';
import style from './member-heading.module.css';

export type MemberHeadingProps = {
  readonly member: Member;
  /** What their listings say of them; undefined while these load, and for readers who see none. */
  readonly seller: SellerView | undefined;
  readonly listings: readonly ListingCard[];
};

/** Who a member is, and everything that can be done with them. */
export function MemberHeading({ member, seller, listings }: MemberHeadingProps) {
  const { id, name, handle, picture, bio, area, joinedAt, allowedActions, whyNotWrite } = member;
  const timeZone = useReaderTimeZone();
  const isOwn = allowedActions.includes('edit');
  const isBlocked = allowedActions.includes('unblock');
  const path = paths.member(handle ?? id);
  return (
    <>
      <header className={style.heading}>
        <Avatar name={name} src={picture?.card} size="large" decorative />
        <div className={style.words}>
          <h1>{name}</h1>
          {handle && <p className={style.handle}>@{handle}</p>}
          <Facts facts={[area, `Member since ${monthIn(joinedAt, timeZone)}`]} />
          {seller && <SellerRating rating={seller.rating} to={`${path}?show=feedback`} />}
          <FollowCounts id={id} name={name} />
        </div>
        <div className={style.actions}>
          {isOwn && (
            <Button asChild size="small">
              <Link to={paths.editProfile}>Edit profile</Link>
            </Button>
          )}
          {!isOwn && !isBlocked && (
            <>
              {!whyNotWrite && (
                <Button asChild size="small" variant="primary" icon={<MessageSquare />}>
                  <Link to={paths.writeTo(id)}>Message</Link>
                </Button>
              )}
              <FollowButton kind="member" id={id} name={name} size="small" />
            </>
          )}
          <ShareButton title={`${name} on Swap Meet Classics`} path={path} />
          {!isBlocked && <BlockButton id={id} name={name} allowedActions={allowedActions} />}
          <ReportButton
            what="this member"
            target={{ kind: 'member', id, label: name }}
            others={listings.slice(0, 9).map((one) => ({ kind: 'listing', id: one.id, label: one.title }))}
            ownerId={id}
          />
        </div>
      </header>
      {bio && <p className={style.bio}>{bio}</p>}
      {isBlocked && <BlockButton id={id} name={name} allowedActions={allowedActions} />}
      {whyNotWrite && !isBlocked && <CannotWrite why={whyNotWrite} name={name} path={path} title={name} />}
      {isOwn && !bio && <NoProfileYet />}
    </>
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
