import { myCommunitiesQuery } from '@entities/community/community.queries';
import { CommunityCard } from '@entities/community/community-card';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { OwnCommunity } from '@modules/community/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  const [first, rest] = [mine.filter(needsEye), mine.filter((one) => !needsEye(one))];
  return (
    <>
      {instead}
      {mine.length > 0 && (
        <section aria-labelledby="mine" className={style.shelf}>
          <h2 id="mine">Mine</h2>
          <ul role="list" className={style.grid}>
            {[...first, ...rest].map((community) => (
              <li key={community.id}>
                <CommunityCard
                  layout="row"
                  community={community}
                  actions={community.requests > 0 && <Requests community={community} />}
                />
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

/** Those that wait for somebody come first. */
const needsEye = ({ standing, requests }: OwnCommunity): boolean => standing === 'requested' || requests > 0;

/** Where its moderators answer those who ask to join. */
function Requests({ community: { slug, name, requests } }: { readonly community: OwnCommunity }) {
  return (
    <Button asChild size="small">
      <Link to={`${paths.community(slug)}?show=members`}>
        {counted(requests, 'request')} to join<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </Button>
  );
}

const none: readonly string[] = [];
