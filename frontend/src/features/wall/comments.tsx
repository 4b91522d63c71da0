import { commentsQuery } from '@entities/post/post.queries';
import { counted } from '@lib/format';
import type { CommentView } from '@modules/community/post/post.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { useState } from 'react';
import { Comment } from './comment';
import style from './post-page.module.css';
import type { WholePost } from './whole-post';
import { WriteComment } from './write-comment';

/** The comments of a post, oldest first, with the accepted answer on top, and the field for another. */
export function Comments({ post }: { readonly post: WholePost }) {
  const [isMoreWanted, setMoreWanted] = useState(false);
  const later = useInfiniteQuery({
    ...commentsQuery(post.id, post.nextComments),
    enabled: isMoreWanted && post.nextComments !== null,
  });
  const { data, instead } = loaded(later, { label: 'Loading more comments', shape: 'line', stale: 'below' });
  const more = data?.pages.flatMap(({ comments }) => comments) ?? [];
  const all = unique([...post.commentList, ...more]).filter(({ id }) => id !== post.answer?.id);
  const hasMore = post.nextComments !== null && (!later.data || later.hasNextPage);
  const isQuestion = post.kind === 'question';
  return (
    <section className={style.comments} aria-label={isQuestion ? 'Answers and comments' : 'Comments'}>
      <h2>{headingOf(post.comments, isQuestion)}</h2>
      {post.answer && <Comment post={post} comment={post.answer} isOnTop />}
      {all.map((comment) => (
        <Comment key={comment.id} post={post} comment={comment} />
      ))}
      {isMoreWanted && instead}
      {hasMore && (
        <p>
          <Button
            busy={later.isFetching}
            busyLabel="Loading more…"
            onClick={() => (later.data ? void later.fetchNextPage() : setMoreWanted(true))}
          >
            More comments
          </Button>
        </p>
      )}
      <WriteComment post={post} />
    </section>
  );
}

function headingOf(count: number, isQuestion: boolean): string {
  if (count > 0) return counted(count, 'comment');
  return isQuestion ? 'No answer yet' : 'No comments yet';
}

const unique = (comments: readonly CommentView[]): readonly CommentView[] => [
  ...new Map(comments.map((comment) => [comment.id, comment])).values(),
];
