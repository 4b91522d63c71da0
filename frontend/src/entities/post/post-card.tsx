import { figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { PostCard as Post } from '@modules/community/post/post.schemas';
import { ShareButton } from '@ui/actions/share-button';
import { classes } from '@ui/classes';
import { Age } from '@ui/data/age';
import { Avatar } from '@ui/data/avatar';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { NoBreak } from '@ui/layout/no-break';
import { CircleCheck, CircleHelp, Flag, Lock, MessageSquare, Pin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PostBody } from './post-body';
import style from './post-card.module.css';
import { kindLabels, titleOf } from './post-labels';
import { PostMenu } from './post-menu';
import { PostPhotos } from './post-photos';
import { PostState } from './post-state';
import { Reactions } from './reactions';
import { SharedCard } from './shared-card';
import { VehicleTag } from './vehicle-tag';

export type PostCardProps = {
  readonly post: Post;
  /** On its own page the text is whole. */
  readonly isWhole?: boolean;
  /** Above the fold: its photos load at once. */
  readonly eager?: boolean;
  /** On the wall of a community it need not say which. */
  readonly isInCommunity?: boolean;
  /** More to know about it, below it. */
  readonly about?: ReactNode;
  readonly onDeleted?: () => void;
};

/** A post: who and when, photos, words, the vehicle, what it shares, reactions. The site itself, which thanks for a gift, has no page of a member.
 *  Rendered again only when it changes. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, isWhole = false, eager = false, isInCommunity = false, about, onDeleted } = props;
  const { id, kind, author, photos, vehicle, shared, comments } = post;
  const nameId = `post-${id}`;
  if (post.status === 'deleted') return <p className={style.gone}>This post was deleted by its author.</p>;
  return (
    <article className={style.card} data-kind={kind} aria-labelledby={nameId} tabIndex={-1}>
      <PostKind post={post} />
      <header className={style.head}>
        <Avatar name={author.name} src={author.picture} decorative />
        <div className={style.who}>
          <p id={nameId} className={style.name}>
            {shared?.kind === 'donation' ? (
              <strong>{author.name}</strong>
            ) : (
              <Link to={paths.member(author.handle ?? author.id)}>{author.name}</Link>
            )}
            {post.community && !isInCommunity && (
              <>
                {' in '}
                <Link to={`${paths.communities}/${post.community.slug}`}>{post.community.name}</Link>
              </>
            )}
          </p>
          <Facts facts={factsOf(post, isWhole)} />
        </div>
        <PostMenu post={post} onDeleted={onDeleted} />
      </header>
      <PostState post={post} />
      <PostPhotos photos={photos} title={`Photo by ${author.name}`} eager={eager} />
      <div className={style.words}>
        <PostBody post={post} isFolded={!isWhole} />
        {vehicle && <VehicleTag vehicle={vehicle} />}
        {shared && <SharedCard shared={shared} />}
      </div>
      {post.status === 'published' && (
        <footer className={style.foot}>
          <Reactions post={post} />
          <div className={style.more}>
            {!isWhole && (
              <Link to={paths.wallPost(id)} className={style.comments}>
                <MessageSquare aria-hidden="true" />
                <span>{commentWords(post, comments)}</span>
              </Link>
            )}
            {about}
            <ShareButton title={titleOf(post)} path={paths.wallPost(id)} />
          </div>
        </footer>
      )}
    </article>
  );
});

const commentWords = ({ kind, allowedActions }: Post, comments: number): string => {
  if (comments > 0) return `${figure(comments)} ${comments === 1 ? 'comment' : 'comments'}`;
  if (!allowedActions.includes('comment')) return 'Read the post';
  return kind === 'question' ? 'Answer' : 'Comment';
};

function factsOf({ id, at, editedAt, area }: Post, isWhole: boolean) {
  const age = <Age since={at} />;
  return [
    isWhole ? (
      <span key="age">{age}</span>
    ) : (
      <Link key="age" to={paths.wallPost(id)}>
        {age}
      </Link>
    ),
    area && <NoBreak key="area">{area}</NoBreak>,
    editedAt && <span key="edited">edited</span>,
  ];
}

/** What is special about it: a question and whether it has its answer, a milestone, pinned, locked. */
function PostKind({ post: { kind, isAnswered, isPinned, isLocked } }: { readonly post: Post }) {
  if (kind === 'post' && !isPinned && !isLocked) return null;
  return (
    <div className={style.kind}>
      {kind === 'milestone' && (
        <span className={classes(style.stamp, style.milestone)}>
          <Flag aria-hidden="true" /> {kindLabels.milestone}
        </span>
      )}
      {kind === 'question' && (
        <span className={classes(style.stamp, style.question)}>
          <CircleHelp aria-hidden="true" /> {kindLabels.question}
        </span>
      )}
      {kind === 'question' && isAnswered && (
        <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
          Answered
        </Badge>
      )}
      {isPinned && <Badge icon={<Pin aria-hidden="true" />}>Pinned</Badge>}
      {isLocked && <Badge icon={<Lock aria-hidden="true" />}>Comments locked</Badge>}
    </div>
  );
}
