import { feedbackDueQuery } from '@entities/deal/deal.queries';
import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { allMatchesQuery } from '@entities/match/all-matches.queries';
import { useInbox } from '@entities/notification/inbox.queries';
import { useUnreadThreads } from '@entities/thread/unread-threads';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@ui/feedback/skeleton';
import { Panel } from '@ui/layout/panel';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './standing.module.css';

/** What waits for the member, each with the page where it ends. The numbers are those of the pages. */
export function WhatWaits() {
  const { data: feedback } = useQuery(feedbackDueQuery);
  const { data: listings } = useQuery(myListingsQuery());
  const { data: matches } = useQuery(allMatchesQuery);
  const unread = useUnreadThreads();
  const notices = useInbox().data?.unread ?? 0;
  const { held = 0, draft = 0 } = listings?.counts ?? {};
  const waiting = [
    ...(feedback ?? []).map(({ threadId, name, until }) => ({
      to: `${paths.messages}/${threadId}`,
      words: `Say how your deal with ${name} went`,
      more: `until ${dayIn(until)}`,
    })),
    ...some(listings?.heldForMe ?? 0, ['listing you hold', 'listings you hold'], statusPath('held-for-me')),
    ...some(held, ['listing held by a buyer', 'listings held by buyers'], statusPath('held')),
    ...some(unread, ['unread conversation'], paths.messages),
    ...some(notices, ['unread notification'], paths.notifications),
    ...some(matches?.matches.length ?? 0, ['match', 'matches'], paths.matches),
    ...some(draft, ['draft of a listing', 'drafts of listings'], statusPath('draft')),
  ];
  return (
    <Panel title="What waits for you">
      {waiting.length > 0 ? (
        <ul role="list" className={style.waiting}>
          {waiting.map(({ to, words, more }) => (
            <li key={words}>
              <Link to={to}>
                <span>
                  {words}
                  {more && <small> {more}</small>}
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      ) : listings ? (
        <p>Nothing waits for you.</p>
      ) : (
        <Skeleton shape="row" />
      )}
    </Panel>
  );
}

const statusPath = (status: string): string => `${paths.listings}?status=${status}`;

type Waiting = { readonly to: string; readonly words: string; readonly more?: string };

const some = (count: number, names: Names, to: string): readonly Waiting[] =>
  count > 0 ? [{ to, words: counted(count, ...names) }] : [];
type Names = readonly [one: string, many?: string];
