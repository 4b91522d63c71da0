import { allMatchesQuery } from '@entities/match/all-matches.queries';
import { useUnreadThreads } from '@entities/thread/unread-threads';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import style from './menu-counts.module.css';

/** The number beside a destination of a menu, as the page there counts it; nothing where nothing is counted. */
export function MenuCount({ to }: { readonly to: string }) {
  if (to === paths.messages) return <UnreadThreads />;
  return to === paths.matches ? <AllMatches /> : null;
}

function UnreadThreads() {
  const unread = useUnreadThreads();
  return (
    unread > 0 && (
      <span className={style.unread}>
        {unread}
        <VisuallyHidden> unread</VisuallyHidden>
      </span>
    )
  );
}

/** Matches are open until they are dismissed; none is unread. */
function AllMatches() {
  const { suspension } = useMember() ?? {};
  const { data } = useQuery({ ...allMatchesQuery, enabled: suspension === null });
  const count = data?.matches.length ?? 0;
  return count > 0 && <span className={style.count}>{count}</span>;
}
