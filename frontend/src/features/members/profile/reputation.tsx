import { reputationQuery } from '@entities/deal/deal.queries';
import { ratingWords } from '@entities/deal/rating-words';
import { ReportButton } from '@entities/report/report-button';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { Reputation as View } from '@modules/deals/deals.contract';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './reputation.module.css';

/** The results of a member's deals, the number of partners, and how fast they answer. Nothing until there is something to show. */
export function Reputation({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery(reputationQuery(memberId));
  if (!data || (data.partners === 0 && data.answersInMinutes === null)) return null;
  const { good, neutral, bad, partners, answersInMinutes, recent } = data;
  return (
    <Panel title="Deals">
      {partners > 0 && (
        <>
          <dl className={style.counts}>
            <Count label="Good" sign="+" count={good} />
            <Count label="So-so" sign="○" count={neutral} />
            <Count label="Bad" sign="−" count={bad} />
          </dl>
          <p className={style.quiet}>
            From {counted(partners, 'buyer or seller', 'buyers and sellers')}. Only each person's latest
            rating counts.
          </p>
        </>
      )}
      {answersInMinutes !== null && <p>{answerWords(answersInMinutes)}</p>}
      {recent.length > 0 && (
        <ul className={style.list}>
          {recent.map((one) => (
            <Said key={`${one.at} ${one.from?.id ?? ''}`} said={one} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type CountProps = { readonly label: string; readonly sign: string; readonly count: number };

function Count({ label, sign, count }: CountProps) {
  return (
    <div className={style.count}>
      <dt>
        <span aria-hidden="true">{sign} </span>
        {label}
      </dt>
      <dd>{count}</dd>
    </div>
  );
}

function Said({
  said: { id, rating, comment, answer, at, from, fromSide },
}: {
  readonly said: View['recent'][number];
}) {
  return (
    <li className={style.said}>
      <p>
        <b>{ratingWords[rating]}</b>
        {comment && ` ${quoted(comment)}`}
      </p>
      <p className={style.quiet}>
        {from ? <Link to={paths.member(from.id)}>{from.name}</Link> : 'A former member'},{' '}
        {fromSide === 'buyer' ? 'who bought' : 'who sold'}, {dayIn(at)}
      </p>
      {answer && <p className={style.quiet}>Answer: {quoted(answer)}</p>}
      <ReportButton
        what="this feedback"
        target={{ kind: 'feedback', id, label: ratingWords[rating] }}
        ownerId={from?.id ?? null}
      />
    </li>
  );
}

/** "Usually answers within an hour." */
export function answerWords(minutes: number): string {
  if (minutes <= 60) return 'Usually answers within an hour.';
  if (minutes <= 24 * 60) return `Usually answers within ${Math.ceil(minutes / 60)} hours.`;
  return `Usually answers within ${Math.ceil(minutes / (24 * 60))} days.`;
}
