import { myCommunitiesQuery } from '@entities/community/community.queries';
import { CommunityCard } from '@entities/community/community-card';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import type { ReactNode } from 'react';
import style from '../communities.module.css';
import { type CommunitiesFilter, isNarrow } from './communities-filter';

export type OwnCommunitiesProps = {
  readonly filter: CommunitiesFilter;
  /** The directory, which leaves out what is above it. */
  readonly children: (own: readonly string[]) => ReactNode;
};

/** The communities that the member is in, those that they asked to join, and suggestions for their garage and place. A search shows what it finds alone. */
export function OwnCommunities({ filter, children }: OwnCommunitiesProps) {
  const { data, instead } = loaded(useQuery(myCommunitiesQuery), {
    label: 'Loading your communities',
    shape: 'line',
    problem: noticeOf,
  });
  if (isNarrow(filter)) return children(none);
  const { mine = [], suggested = [] } = data ?? {};
  const waiting = mine.filter(({ standing }) => standing === 'requested');
  const within = mine.filter(({ standing }) => standing !== 'requested');
  return (
    <>
      {instead}
      {mine.length > 0 && (
        <section aria-labelledby="mine" className={style.shelf}>
          <h2 id="mine">Mine</h2>
          <ul role="list" className={style.grid}>
            {[...waiting, ...within].map((community) => (
              <li key={community.id}>
                <CommunityCard community={community} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {suggested.length > 0 && (
        <section aria-labelledby="suggested" className={style.shelf}>
          <h2 id="suggested">For your garage</h2>
          <ul role="list" className={style.grid}>
            {suggested.map((community) => (
              <li key={community.id}>
                <CommunityCard community={community} because={community.because} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {children([...mine, ...suggested].map(({ id }) => id))}
    </>
  );
}

const none: readonly string[] = [];
