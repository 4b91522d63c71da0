import { feedQuery } from '@entities/post/post.queries';
import { PostCard } from '@entities/post/post-card';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './member-page.module.css';

/** The newest posts of a member, with a link to all of them. */
export function MemberPosts({ id, name }: { readonly id: string; readonly name: string }) {
  const { data, instead } = loaded(useInfiniteQuery(feedQuery({ feed: 'member', id })), {
    label: 'Loading posts…',
    shape: 'card',
    count: 2,
    within: (waiting) => <div className={style.tab}>{waiting}</div>,
  });
  if (!data) return instead;
  const posts = data.pages[0]?.entries.flatMap((entry) => (entry.kind === 'post' ? [entry.post] : [])) ?? [];
  return (
    <div className={style.tab}>
      <VisuallyHidden as="h2">Posts</VisuallyHidden>
      {posts.length === 0 && <p>{name} has not posted on the wall yet.</p>}
      <div className={style.posts}>
        {posts.slice(0, maxShown).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      {posts.length > maxShown && (
        <p>
          <Button asChild>
            <Link to={paths.wallOfMember(id)}>All posts</Link>
          </Button>
        </p>
      )}
    </div>
  );
}

const maxShown = 5;
