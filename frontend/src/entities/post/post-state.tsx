import type { PostCard } from '@modules/community/post/post.schemas';
import { Notice } from '@ui/feedback/notice';
import style from './post-state.module.css';

/** Why others do not see a post: for its author, for staff, and for the moderators of its community. */
export function PostState({ post }: { readonly post: Pick<PostCard, 'status' | 'decision'> }) {
  const words = wordsOf[post.status];
  if (!words) return null;
  return (
    <div className={style.state}>
      <Notice tone="warn" live={false} title={words.title}>
        {post.decision?.rule && <p>Rule: {post.decision.rule}</p>}
        <p>{post.decision?.reason || words.otherwise}</p>
      </Notice>
    </div>
  );
}

const wordsOf: Partial<Record<PostCard['status'], { readonly title: string; readonly otherwise: string }>> = {
  hidden: {
    title: 'Hidden until it has been reviewed',
    otherwise: 'Only its author and our staff see it until then.',
  },
  removed: { title: 'Removed', otherwise: 'Only its author and our staff still see it.' },
};
