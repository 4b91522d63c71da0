import { type PostQuestion, questionsIn } from '@entities/post/post-question';
import { useMember } from '@lib/session/session';
import type { CommentView } from '@modules/community/post/post.schemas';
import { IconButton } from '@ui/actions/icon-button';
import { later } from '@ui/overlays/later';
import { OnDemand } from '@ui/overlays/on-demand';
import { Ellipsis } from 'lucide-react';
import { lazy, useState } from 'react';

const loadMenu = () => import('@entities/post/post-menu-items');
const MenuItems = lazy(() => loadMenu().then((menu) => ({ default: menu.PostMenuItems })));
const Dialogs = later(() => import('./comment-dialogs').then((dialogs) => dialogs.CommentDialog));

type CommentMenuProps = {
  readonly postId: string;
  /** The community of the post. */
  readonly communityId: string | null;
  readonly comment: CommentView;
};

/** What the reader may do with a comment, behind a button; nothing when there is nothing. */
export function CommentMenu({ postId, communityId, comment }: CommentMenuProps) {
  const [asking, setAsking] = useState<PostQuestion | null>(null);
  const isOwn = useMember()?.id === comment.author.id;
  const actions = questionsIn(comment.allowedActions, isOwn);
  if (actions.length === 0 && asking === null) return null;
  const button = (
    <IconButton label={`More about the comment by ${comment.author.name}`}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <OnDemand
        button={button}
        opens="menu"
        load={loadMenu}
        overlay={<MenuItems button={button} actions={actions} onPoint={Dialogs.load} onAsk={setAsking} />}
      />
      {asking && (
        <Dialogs
          postId={postId}
          communityId={communityId}
          comment={comment}
          asking={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
