import { reputationQuery } from '@entities/deal/deal.queries';
import { ratingWords } from '@entities/deal/rating-words';
import { answerWords, fromWhom } from '@entities/member/seller-rating';
import { ReportButton } from '@entities/report/report-button';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { Reputation as View } from '@modules/deals/deals.contract';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './feedback.module.css';
import page from './member-page.module.css';

/** How a member's deals went: counts by partner, how fast they answer, and the latest words with their answers. */
export function Feedback({ memberId, name }: { readonly memberId: string; readonly name: string }) {
  const { data, instead } = loaded(useQuery(reputationQuery(memberId)), {
    label: 'Loading feedback…',
    shape: 'row',
    within: (waiting) => <div className={page.tab}>{waiting}</div>,
  });
  if (!data) return instead;
  const { good, neutral, bad, partners, answersInMinutes, recent } = data;
  return (
    <div className={page.tab}>
      <VisuallyHidden as="h2">Feedback</VisuallyHidden>
      {partners === 0 ? (
        <p>No feedback about {name} yet. It comes from both sides after a deal.</p>
      ) : (
        <div>
          <dl className={style.counts}>
            <Count label="Good" sign="+" count={good} />
            <Count label="So-so" sign="○" count={neutral} />
            <Count label="Bad" sign="−" count={bad} />
          </dl>
          <p className={style.quiet}>{fromWhom(partners)}. Only each person’s latest rating counts.</p>
        </div>
      )}
      {answersInMinutes !== null && <p>{answerWords(answersInMinutes)}.</p>}
      {recent.length > 0 && (
        <ul role="list" className={style.list}>
          {recent.map((one) => (
            <Said key={`${one.at} ${one.from?.id ?? ''}`} said={one} />
          ))}
        </ul>
      )}
    </div>
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
