import { postHistoryQuery, reactionsQuery } from '@entities/post/post.queries';
import { reactionLabels } from '@entities/post/post-labels';
import { PostPhotos } from '@entities/post/post-photos';
import { PostText } from '@entities/post/post-text';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@ui/data/avatar';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Dialog } from '@ui/overlays/dialog';
import { Link } from 'react-router-dom';
import style from './post-page.module.css';

type DialogProps = { readonly id: string; readonly onClose: () => void };

/** How a post read before each of its edits. */
export function HistoryDialog({ id, onClose }: DialogProps) {
  const { data, instead } = loadedPart(useQuery(postHistoryQuery(id)), 'Loading what it said before');
  const timeZone = useReaderTimeZone();
  return (
    <Dialog open onOpenChange={onClose} title="What it said before" description="Newest first.">
      {instead}
      <ol role="list" className={style.versions}>
        {data?.versions.map(({ at, body, photos }) => (
          <li key={at}>
            <p>
              <time dateTime={at}>
                {dayIn(at, timeZone)}, {timeIn(at, timeZone)}
              </time>
            </p>
            <PostText text={body} mentions={[]} areLinksLive={false} />
            <PostPhotos photos={photos} title="Photo of an earlier version" />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Who reacted, and how. */
export function ReactionsDialog({ id, onClose }: DialogProps) {
  const { data, instead } = loadedPart(useQuery(reactionsQuery(id)), 'Loading who reacted');
  return (
    <Dialog open onOpenChange={onClose} size="small" title="Who reacted">
      {instead}
      <ul role="list" className={style.people}>
        {data?.reactions.map(({ kind, member }) => (
          <li key={member.id}>
            <Avatar name={member.name} src={member.picture} size="small" decorative />
            <Link to={paths.member(member.handle ?? member.id)}>{member.name}</Link>
            <span>{reactionLabels[kind]}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
