import { entryQuery } from '@entities/build/entry.queries';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import { EntryCard } from './entry-card';
import style from './journal.module.css';

/** One entry, to which a link led. */
export function OneEntry({ build, entryId }: BuildTabProps & { readonly entryId: string }) {
  const { data, instead } = loaded(useQuery(entryQuery(build.id, entryId)), {
    label: 'Loading the entry…',
    shape: 'row',
    count: 1,
    refused: <Empty title="No such entry">It was deleted, or the address is wrong.</Empty>,
  });
  return (
    <div className={style.main}>
      <BackLink>
        <Link to={paths.buildTab(build.id, 'journal')}>The whole journal</Link>
      </BackLink>
      {data ? <EntryCard build={build} entry={data} /> : instead}
    </div>
  );
}
