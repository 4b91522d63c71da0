import { buildsQuery } from '@entities/build/build.queries';
import { BuildCard } from '@entities/build/build-card';
import { paths } from '@lib/paths';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { loaded } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './member-page.module.css';

/** The builds of a member that the reader sees, the last active first. */
export function MemberBuilds({ member: { id, name, allowedActions } }: { readonly member: Member }) {
  const query = useInfiniteQuery(buildsQuery({ owner: id }));
  const { data, instead } = loaded(query, {
    label: 'Loading builds…',
    shape: 'card',
    count: 2,
    within: (waiting) => <div className={style.tab}>{waiting}</div>,
  });
  if (!data) return instead;
  const builds = data.pages.flatMap((page) => page.builds);
  return (
    <div className={style.tab}>
      <VisuallyHidden as="h2">Builds</VisuallyHidden>
      {builds.length === 0 && (
        <p>
          {allowedActions.includes('edit') ? (
            <>
              No build so far. <Link to={paths.newBuild}>Start one</Link>.
            </>
          ) : (
            `${name} shows you no builds.`
          )}
        </p>
      )}
      <ul role="list" className={style.builds}>
        {builds.map((build) => (
          <li key={build.id}>
            <BuildCard build={build} isOwnerKnown />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Pager
          shown={builds.length}
          unit="builds"
          onMore={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
        />
      )}
    </div>
  );
}
