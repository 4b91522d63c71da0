import { WillBeAt } from '@entities/event/will-be-at';
import { messageOf } from '@lib/api/problem';
import { dayOf, today } from '@lib/day';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { MatchView } from '@modules/matching/matching.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Dismissal, useDismissMatch, useRestoreMatch } from './match.mutations';
import { matchesQuery } from './match.queries';
import style from './matches.module.css';

/** For the owner of a listing or an item: its matches, and why they match. */
export function Matches({ of, title }: { readonly of: string; readonly title: string }) {
  const { data } = useQuery(matchesQuery(of));
  const heading = useRef<HTMLHeadingElement>(null);
  const matches = data?.matches ?? [];
  const [hadMatches, setHadMatches] = useState(false);
  if (matches.length && !hadMatches) setHadMatches(true);
  useKeepFocus(heading, data && matches.map(({ id }) => id).join());
  if (!matches.length && !hadMatches) return null;
  return (
    <section className={style.matches}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!matches.length && <p>Nothing else right now. We check every new listing and let you know.</p>}
      <MatchList matches={matches} />
    </section>
  );
}

/** Matches with their reasons. One press answers, another dismisses. */
export function MatchList({
  matches,
  namesOwn = false,
}: {
  readonly matches: readonly MatchView[];
  /** Name the member's own listing or item, where the list is about several. */
  readonly namesOwn?: boolean;
}) {
  return (
    <ul className={style.list}>
      {matches.map((match) => (
        <li key={match.id}>
          <Match match={match} namesOwn={namesOwn} />
        </li>
      ))}
    </ul>
  );
}

function Match({
  match: { id, own, other, reasons, side, holder },
  namesOwn,
}: {
  readonly match: MatchView;
  readonly namesOwn: boolean;
}) {
  const { mutate: dismiss, isPending, error } = useDismissal();
  const ownPath = own && (own.kind === 'item' ? paths.inventoryPart(own.id) : paths.listing(own.id));
  return (
    <>
      <p className={style.line}>
        <Link to={paths.listing(other.id)}>{other.title}</Link>
        {other.price !== null && (
          <span>{side === 'holder' ? `up to ${money(other.price)}` : money(other.price)}</span>
        )}
      </p>
      <p className={style.reasons}>{reasons}</p>
      {holder && <p className={style.reasons}>{toldWords(holder)}</p>}
      <WillBeAt events={other.attends} className={style.reasons} />
      {namesOwn && own && ownPath && (
        <p className={style.reasons}>
          {ownWords(side, own.kind)} <Link to={ownPath}>{own.title}</Link>
        </p>
      )}
      <div className={style.choices}>
        <Button asChild size="small">
          <Link to={paths.askAbout(other.id)}>
            {side === 'holder' ? 'Tell them you have it' : 'Ask the seller'}
          </Link>
        </Button>
        {namesOwn && own?.kind === 'item' && ownPath && (
          <Button asChild size="small" variant="quiet">
            <Link to={ownPath}>List it</Link>
          </Button>
        )}
      </div>
      <details>
        <summary>Not a match?</summary>
        <div className={style.choices}>
          {(own ? choices : choicesOfDealer).map(([reason, words]) => (
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

/** Dismisses a match, and offers to take that back. */
function useDismissal() {
  const { toast } = useToast();
  const restore = useRestoreMatch((error) =>
    toast(
      error
        ? { title: messageOf(error), tone: 'problem' }
        : { title: 'The match is in your list again', tone: 'good' },
    ),
  );
  return useDismissMatch((id) =>
    toast({
      title: 'Match dismissed',
      tone: 'good',
      action: { label: 'Undo', onClick: () => restore.mutate(id) },
    }),
  );
}

/** What the author of a wanted ad reads of the seller. */
export function toldWords({ isTold, seesAt }: NonNullable<MatchView['holder']>): string {
  if (isTold) return 'The seller has been told.';
  if (seesAt === null) return 'The seller finds your wanted ad in their matches.';
  return `The seller will be told ${dayOf(seesAt) === today() ? 'today' : 'tomorrow'}.`;
}

/** A member who listed similar parts before. */
const choicesOfDealer: readonly (readonly [Dismissal, string])[] = [
  ['not mine', 'I don’t have one'],
  ['too far', 'Too far'],
  ['other', 'Something else'],
];
const choices: readonly (readonly [Dismissal, string])[] = [
  ['wrong part', 'Wrong part'],
  ['wrong car', 'Wrong car or year'],
  ['too far', 'Too far'],
  ['too dear', 'Too expensive'],
  ['other', 'Something else'],
];

function ownWords(side: MatchView['side'], kind: 'item' | 'listing'): string {
  if (kind === 'item') return 'You have this in your inventory (private):';
  return side === 'holder' ? 'You are selling this:' : 'You are looking for this:';
}
