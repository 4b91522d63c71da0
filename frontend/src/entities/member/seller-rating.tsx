import { countedRating, ratings } from '@entities/deal/rating-words';
import type { SellerRating as Rating } from '@modules/marketplace/listing.schemas';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './seller-rating.module.css';

export type SellerRatingProps = {
  readonly rating: Rating;
  /** Where the words of these buyers and sellers are. */
  readonly to: string;
};

/** How deals with a member went and how fast they answer, on a line each. Nothing until something is known. */
export function SellerRating({ rating, to }: SellerRatingProps) {
  const { partners, answersInMinutes } = rating;
  return (
    <>
      {partners > 0 && (
        <Facts
          facts={[
            ...ratings.flatMap((kind) =>
              rating[kind] > 0 ? [<b key={kind}>{countedRating(kind, rating[kind])}</b>] : [],
            ),
            <Link key="from" to={to} className={style.from}>
              {fromWhom(partners)}
            </Link>,
          ]}
        />
      )}
      {answersInMinutes !== null && <p className={style.answers}>{answerWords(answersInMinutes)}</p>}
    </>
  );
}

/** "From 3 buyers and sellers" */
export const fromWhom = (partners: number): string =>
  partners === 1 ? 'From 1 buyer or seller' : `From ${partners} buyers and sellers`;

/** "Usually answers within an hour" */
export function answerWords(minutes: number): string {
  if (minutes <= 60) return 'Usually answers within an hour';
  const hours = Math.ceil(minutes / 60);
  return hours <= 24
    ? `Usually answers within ${hours} hours`
    : `Usually answers within ${Math.ceil(hours / 24)} days`;
}
