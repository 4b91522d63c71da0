import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useShowNewPosts } from './post.mutations';
import { type Feed, newPostsQuery } from './post.queries';
import style from './post-feed.module.css';

type NewPostsProps = {
  readonly feed: Feed;
  /** The cursor of the newest entry on screen. */
  readonly newest: string | null;
  /** The list, whose first post gets the focus once they are there. */
  readonly list: RefObject<HTMLElement | null>;
};

/** "3 new posts", over the feed, so that nothing moves. A press shows them on top. */
export function NewPosts({ feed, newest, list }: NewPostsProps) {
  const { data } = useQuery(newPostsQuery(feed, newest));
  const show = useShowNewPosts(feed);
  const count = data?.count ?? 0;
  const press = () =>
    show.mutate(undefined, {
      onSuccess: () => {
        window.scrollTo({ top: 0 });
        requestAnimationFrame(() => list.current?.querySelector('article')?.focus({ preventScroll: true }));
      },
    });
  return (
    <div className={style.new} role="status">
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          icon={<ArrowUp />}
          busy={show.isPending}
          className={style.newButton}
          onClick={press}
        >
          {count >= 99 ? '99+' : count} new {count === 1 ? 'post' : 'posts'}
        </Button>
      )}
    </div>
  );
}
