import type { PostCard } from '@modules/community/post/post.schemas';
import { Button } from '@ui/actions/button';
import { useState } from 'react';
import style from './post-body.module.css';
import { PostText } from './post-text';

export type PostBodyProps = {
  readonly post: Pick<PostCard, 'body' | 'mentions' | 'areLinksLive'>;
  /** Whether a long text shows its first lines only. */
  readonly isFolded?: boolean;
};

/** The text of a post or a comment. In a feed a long one shows its first lines, and the rest after a press. */
export function PostBody({ post, isFolded = false }: PostBodyProps) {
  const [isOpen, setOpen] = useState(!isFolded || !isLong(post.body));
  if (post.body === '') return null;
  return (
    <div className={style.body}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link further down, reached by the keyboard, opens it */}
      <div className={isOpen ? undefined : style.folded} onFocus={() => setOpen(true)}>
        <PostText text={post.body} mentions={post.mentions} areLinksLive={post.areLinksLive} />
      </div>
      {!isOpen && (
        <Button variant="quiet" size="small" flush="start" onClick={() => setOpen(true)}>
          Read the rest
        </Button>
      )}
    </div>
  );
}

/** More than about eight lines on a phone. */
const isLong = (body: string): boolean =>
  body.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 48)), 0) > 9;
