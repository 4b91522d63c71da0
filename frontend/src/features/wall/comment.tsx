import { useAcceptAnswer } from '@entities/post/post.mutations';
import { PostBody } from '@entities/post/post-body';
import { PostPhotos } from '@entities/post/post-photos';
import { PostState } from '@entities/post/post-state';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { CommentView } from '@modules/community/post/post.schemas';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { Age } from '@ui/data/age';
import { Avatar } from '@ui/data/avatar';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Notice } from '@ui/feedback/notice';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CommentMenu } from './comment-menu';
import style from './post-page.module.css';
import type { WholePost } from './whole-post';

export type CommentProps = {
  readonly post: WholePost;
  readonly comment: CommentView;
  /** The accepted answer is above the others. */
  readonly isOnTop?: boolean;
};

/** A comment: who, when, words, one photo, and what the reader may do with it. */
export function Comment({ post, comment, isOnTop = false }: CommentProps) {
  const { author, at, editedAt, photo, status, allowedActions } = comment;
  const accept = useAcceptAnswer(post.id);
  if (status === 'deleted')
    return <p className={classes(style.comment, style.gone)}>This comment was deleted by its author.</p>;
  return (
    <article
      className={classes(style.comment, isOnTop && style.answer)}
      aria-label={isOnTop ? `Accepted answer by ${author.name}` : `Comment by ${author.name}`}
      id={`comment-${comment.id}`}
    >
      {isOnTop && (
        <p className={style.accepted}>
          <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
            Answer
          </Badge>
          Accepted by {post.author.name}, who asked
        </p>
      )}
      <Avatar name={author.name} src={author.picture} size="small" decorative />
      <div className={style.commentHead}>
        <div>
          <Link to={paths.member(author.handle ?? author.id)} className={style.name}>
            {author.name}
          </Link>
          <Facts facts={[<Age key="age" since={at} />, editedAt && <span key="edited">edited</span>]} />
        </div>
        <CommentMenu postId={post.id} communityId={post.community?.id ?? null} comment={comment} />
      </div>
      <div className={style.commentBody}>
        <PostState post={comment} />
        <PostBody post={comment} />
        {photo && (
          <div className={style.commentPhoto}>
            <PostPhotos photos={[photo]} title={`Photo by ${author.name}`} />
          </div>
        )}
        {accept.error && <Notice tone="problem">{messageOf(accept.error)}</Notice>}
        {allowedActions.includes('accept') && (
          <Button
            size="small"
            icon={<CircleCheck />}
            busy={accept.isPending}
            onClick={() => accept.mutate(comment.id)}
          >
            This answers it
          </Button>
        )}
        {allowedActions.includes('unaccept') && (
          <Button size="small" variant="quiet" busy={accept.isPending} onClick={() => accept.mutate(null)}>
            Not the answer after all
          </Button>
        )}
      </div>
    </article>
  );
}
