import type { GiftChoice } from '@modules/donations/donations.schemas';
import { nameShown, thankYouCard } from '@modules/donations/thank-you.schemas';
import { Avatar } from '@ui/data/avatar';
import { NoBreak } from '@ui/layout/no-break';
import { GiftCard } from './gift-card';
import style from './thank-you-preview.module.css';

export type ThankYouPreviewProps = {
  readonly choice: GiftChoice;
  /** As it is given for the receipt; '' while it is unknown. */
  readonly name: string;
  /** Dollars; null while it is unknown. */
  readonly amount: number | null;
  readonly isMonthly: boolean;
};

/** The thank-you as everybody will read it on the wall. It changes as the donor types. */
export function ThankYouPreview({ choice, name, amount, isMonthly }: ThankYouPreviewProps) {
  const { shownAs, showsAmount, message, messageFor } = choice;
  const card = thankYouCard({
    who: nameShown(name.trim() || 'Your Name', shownAs),
    amount: showsAmount ? amount : null,
    message: messageFor === 'everybody' ? message.trim() : '',
    isMonthly,
  });
  return (
    <section className={style.preview} aria-label="How others will read it">
      <p className={style.label}>How others will read it</p>
      {shownAs === 'none' ? (
        <p className={style.nothing}>
          <NoBreak>
            Nothing. There is no post, and you are not on the page of donors. The goal counts the amount.
          </NoBreak>
        </p>
      ) : (
        <div className={style.post}>
          <div className={style.head}>
            <Avatar name="Swap Meet Classics" decorative />
            <p>
              <strong>Swap Meet Classics</strong>
              <span className={style.when}>on the wall</span>
            </p>
          </div>
          <GiftCard {...card} href={null} />
        </div>
      )}
    </section>
  );
}
