import { feedQuery } from '@entities/post/post.queries';
import { PostCard } from '@entities/post/post-card';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';

/** The newest posts of a member, with a link to all of them; nothing for a member who posted nothing. */
export function MemberPosts({ id }: { readonly id: string }) {
  const { data } = useInfiniteQuery(feedQuery({ feed: 'member', id }));
  const posts = data?.pages[0]?.entries.flatMap((entry) => (entry.kind === 'post' ? [entry.post] : [])) ?? [];
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="on-the-wall">
      <Stack>
        <h2 id="on-the-wall">On the wall</h2>
        {posts.slice(0, maxShown).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        {posts.length > maxShown && (
          <p>
            <Button asChild>
              <Link to={paths.wallOfMember(id)}>All posts</Link>
            </Button>
          </p>
        )}
      </Stack>
    </section>
  );
}

const maxShown = 2;
