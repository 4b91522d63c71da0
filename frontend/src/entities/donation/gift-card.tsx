import { NoBreak } from '@ui/layout/no-break';
import { HandHeart } from 'lucide-react';
import style from './gift-card.module.css';

export type GiftCardProps = {
  readonly title: string;
  /** What was given, then the message, where there is one. */
  readonly details: readonly string[];
};

/** What a thank-you post shows of a gift. */
export function GiftCard({ title, details: [gift, message] }: GiftCardProps) {
  return (
    <div className={style.card}>
      <HandHeart className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.title}>
          <NoBreak>{title}</NoBreak>
        </p>
        <p className={style.gift}>{gift}</p>
        {message && <blockquote className={style.message}>{message}</blockquote>}
      </div>
    </div>
  );
}
