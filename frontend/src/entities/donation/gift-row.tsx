import { dayIn, money } from '@lib/format';
import type { GiftShown } from '@modules/donations/donations.contract';
import { Facts } from '@ui/data/card';
import { NoBreak } from '@ui/layout/no-break';
import style from './gift-row.module.css';

/** Gifts as everybody reads them, one below the other. */
export function GiftRows({ gifts }: { readonly gifts: readonly GiftShown[] }) {
  return (
    <ul className={style.rows}>
      {gifts.map((gift) => (
        <li key={gift.id} className={style.row}>
          <Gift gift={gift} />
        </li>
      ))}
    </ul>
  );
}

function Gift({ gift: { who, amount, message, isMonthly, at } }: { readonly gift: GiftShown }) {
  return (
    <>
      <p className={style.head}>
        <strong className={style.who}>
          <NoBreak>{who}</NoBreak>
        </strong>
        {amount !== null && <span className={style.amount}>{money(amount)}</span>}
      </p>
      <Facts
        facts={[
          <time key="at" dateTime={at}>
            {dayIn(at)}
          </time>,
          isMonthly && 'each month',
        ]}
      />
      {message && <blockquote className={style.message}>{message}</blockquote>}
    </>
  );
}
