import { NoBreak } from '@ui/layout/no-break';
import { HandHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './gift-card.module.css';

export type GiftCardProps = {
  readonly title: string;
  /** The amount where it is shown, and the message in quotes. */
  readonly details: readonly string[];
  /** Where it leads; null before there is anything to open. */
  readonly href: string | null;
};

/** What a thank-you post shows of a gift. */
export function GiftCard({ title, details, href }: GiftCardProps) {
  const words = <NoBreak>{title}</NoBreak>;
  return (
    <div className={style.card}>
      <HandHeart className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.title}>{href === null ? words : <Link to={href}>{words}</Link>}</p>
        {details.map((detail) => (
          <p key={detail} className={detail.startsWith('“') ? style.message : style.amount}>
            {detail}
          </p>
        ))}
      </div>
    </div>
  );
}
