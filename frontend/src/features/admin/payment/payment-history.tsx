import type { PaymentView } from '@entities/payment/payment.queries';
import { dayIn, timeIn } from '@lib/format';
import style from '../case/case.module.css';

/** Everything that happened to it, the oldest first. */
export function PaymentHistory({ payment: { history } }: { readonly payment: PaymentView }) {
  return (
    <ol role="list" aria-label="What happened" className={style.list}>
      {history.map(({ at, words, note, by }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event keeps its place
        <li key={place}>
          <strong>{words}</strong>{' '}
          <span className={style.quiet}>
            {by && `by ${by} · `}
            <time dateTime={at}>
              {dayIn(at)}, {timeIn(at)}
            </time>
          </span>
          {note && <p className={style.words}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
