import { FollowButton } from '@entities/follow/follow-button';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { monthIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SellerView } from '@modules/marketplace/listing.schemas';
import { Avatar } from '@ui/data/avatar';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './seller-card.module.css';
import { SellerRating } from './seller-rating';

/** The seller beside a listing: who they are, how deals with them went, and how fast they answer. */
export function SellerCard({ seller }: { readonly seller: SellerView }) {
  const { id, handle, name, picture, joinedAt, forSale, wanted, rating } = seller;
  const isMine = useMember()?.id === id;
  const timeZone = useReaderTimeZone();
  const path = paths.member(handle ?? id);
  return (
    <section className={style.card} aria-label="Seller">
      <Avatar name={name} src={picture} decorative />
      <div className={style.words}>
        <p className={style.name}>
          <Link to={path}>{name}</Link>
        </p>
        <Facts
          facts={[
            `Member since ${monthIn(joinedAt, timeZone)}`,
            forSale > 0 && `${forSale} for sale`,
            wanted > 0 && `${wanted} wanted`,
          ]}
        />
        <SellerRating rating={rating} to={`${path}?show=feedback`} />
      </div>
      {!isMine && <FollowButton kind="member" id={id} name={name} size="small" />}
    </section>
  );
}
