import { communityLogQuery } from '@entities/community/community.queries';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { CommunityLogEntry } from '@modules/community/community/moderation.contract';
import type { PersonView } from '@modules/community/community.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';

/** What the moderators did, the newest first: who was told what, by which rule. */
export function CommunityLog({ community: { id } }: { readonly community: CommunityView }) {
  const query = useInfiniteQuery(communityLogQuery(id));
  const { data, instead } = loaded(query, {
    label: 'Loading the log',
    shape: 'row',
    isEmpty: ({ pages }) => pages.every(({ entries }) => entries.length === 0),
    empty: (
      <Empty title="Nothing in the log yet">
        Whatever the moderators do is listed here, with the rule that they named.
      </Empty>
    ),
  });
  if (!data) return instead;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <div className={style.part}>
      <ol role="list" className={`${style.list} ${style.log}`}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.member?.id ?? ''}`}>
            <LogLine entry={entry} />
          </li>
        ))}
      </ol>
      <Pager
        shown={entries.length}
        unit="entries"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </div>
  );
}

function LogLine({
  entry: { at, what, moderator, member, rule, reason },
}: {
  readonly entry: CommunityLogEntry;
}) {
  return (
    <>
      <p>
        <b>{what}</b>
        {member && (
          <>
            {': '}
            <Person person={member} />
          </>
        )}
      </p>
      {rule && <p>Rule: {rule}</p>}
      {reason && <p className={style.note}>{reason}</p>}
      <p className={style.quiet}>
        {moderator && (
          <>
            By <Person person={moderator} />,{' '}
          </>
        )}
        <Age since={at} />
      </p>
    </>
  );
}

const Person = ({ person: { id, handle, name } }: { readonly person: PersonView }) => (
  <Link to={paths.member(handle ?? id)}>{name}</Link>
);
