import { FollowButton } from '@entities/follow/follow-button';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { counted, monthIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SellerView } from '@modules/marketplace/listing.schemas';
import { Avatar } from '@ui/data/avatar';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './seller-card.module.css';

/** The seller: name, the date they joined, and a link to their listings. */
export function SellerCard({ seller }: { readonly seller: SellerView }) {
  const isMine = useMember()?.id === seller.id;
  return (
    <section className={style.card} aria-label="Seller">
      <Avatar name={seller.name} src={seller.picture} decorative />
      <div className={style.words}>
        <p className={style.name}>
          <Link to={paths.seller(seller.id)}>{seller.name}</Link>
        </p>
        <SellerFacts seller={seller} />
        <MemberLink seller={seller} />
      </div>
      {!isMine && <FollowButton kind="member" id={seller.id} name={seller.name} size="small" />}
    </section>
  );
}

/** A link to the member's page, where they can be blocked. */
export function MemberLink({ seller: { id, name } }: { readonly seller: SellerView }) {
  return (
    <Link to={paths.member(id)} className={style.about}>
      About {name}
    </Link>
  );
}

/** When they joined and how many listings they have; each stays on one line. */
export function SellerFacts({ seller: { joinedAt, activeListings } }: { readonly seller: SellerView }) {
  const timeZone = useReaderTimeZone();
  return (
    <Facts facts={[`Member since ${monthIn(joinedAt, timeZone)}`, counted(activeListings, 'listing')]} />
  );
}
