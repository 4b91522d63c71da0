import { type Dismissal, useDismissMatch } from '@entities/match/match.mutations';
import { matchesQuery } from '@entities/match/match.queries';
import { messageOf } from '@lib/api/problem';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { MatchView } from '@modules/matching/matching.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import style from './matches.module.css';

/** For the owner of a listing: what suits their need, or who needs what they offer, and why. */
export function Matches({ listing, isWanted }: { readonly listing: string; readonly isWanted: boolean }) {
  const { data } = useQuery(matchesQuery(listing));
  const heading = useRef<HTMLHeadingElement>(null);
  const matches = data?.matches ?? [];
  const [hadMatches, setHadMatches] = useState(false);
  if (matches.length && !hadMatches) setHadMatches(true);
  useKeepFocus(heading, data && matches.map(({ id }) => id).join());
  if (!matches.length && !hadMatches) return null;
  return (
    <section className={style.matches}>
      <h2 ref={heading} tabIndex={-1}>
        {isWanted ? 'What suits your need' : 'Members who look for this'}
      </h2>
      {!matches.length && <p>Nothing more for now. We look at every new listing, and tell you.</p>}
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <Match match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Match({ match: { id, other, reasons, side } }: { readonly match: MatchView }) {
  const { mutate: dismiss, isPending, error } = useDismissMatch();
  return (
    <>
      <p className={style.line}>
        <Link to={paths.listing(other.id)}>{other.title}</Link>
        {other.price !== null && (
          <span>{side === 'holder' ? `up to ${money(other.price)}` : money(other.price)}</span>
        )}
      </p>
      <p className={style.reasons}>{reasons}</p>
      <details>
        <summary>Not a match?</summary>
        <div className={style.choices}>
          {choices.map(([reason, words]) => (
            <Button key={reason} size="small" busy={isPending} onClick={() => dismiss({ id, reason })}>
              {words}
            </Button>
          ))}
        </div>
        {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      </details>
    </>
  );
}

const choices: readonly (readonly [Dismissal, string])[] = [
  ['wrong part', 'Wrong part'],
  ['wrong car', 'Wrong car or year'],
  ['too far', 'Too far'],
  ['too dear', 'Too expensive'],
  ['other', 'Something else'],
];
