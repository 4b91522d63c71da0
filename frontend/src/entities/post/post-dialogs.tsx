import { messageOf } from '@lib/api/problem';
import type { PostCard } from '@modules/community/post/post.schemas';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Confirm } from '@ui/overlays/dialog';
import { later } from '@ui/overlays/later';
import { LaterReport } from '../report/report-button';
import { EditPostDialog } from './edit-post-dialog';
import { useDeletePost } from './post.mutations';
import type { PostQuestion } from './post-question';

export type PostDialogProps = {
  readonly post: PostCard;
  readonly asking: PostQuestion;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
};

/** The dialog of one action of a post. */
export function PostDialog({ post, asking, onClose, onDeleted }: PostDialogProps) {
  switch (asking) {
    case 'edit':
      return <EditPostDialog post={post} onClose={onClose} />;
    case 'delete':
      return <DeletePostDialog post={post} onClose={onClose} onDeleted={onDeleted} />;
    case 'openCase':
      return <CaseDialog target={{ kind: 'post', id: post.id }} onClose={onClose} />;
    case 'report':
      return (
        <LaterReport
          what="this post"
          target={{ kind: 'post', id: post.id, label: 'This post' }}
          onClose={onClose}
        />
      );
    default:
      return <DecisionOfPost post={post} asking={asking} onClose={onClose} />;
  }
}

const CaseDialog = later(() => import('../case/open-case-dialog').then((dialog) => dialog.OpenCaseDialog));

type DecisionOfPostProps = Pick<PostDialogProps, 'post' | 'onClose'> & {
  readonly asking: Exclude<PostQuestion, 'edit' | 'delete' | 'openCase' | 'report'>;
};

/** The moderators of a community decide about what is on its wall. */
function DecisionOfPost({ post: { id: postId, community }, asking, onClose }: DecisionOfPostProps) {
  if (!community) return null;
  return <ModerationDialog action={asking} post={{ communityId: community.id, postId }} onClose={onClose} />;
}

const ModerationDialog = later(() =>
  import('@entities/community/post-moderation').then((dialogs) => dialogs.PostModeration),
);

function DeletePostDialog({ post, onClose, onDeleted }: Omit<PostDialogProps, 'asking'>) {
  const remove = useDeletePost(post.id);
  const { toast } = useToast();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Post deleted', tone: 'good' });
        onClose();
        onDeleted?.();
      },
    });
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this post?"
      description={
        post.comments > 0
          ? 'Its words and photos go for good. The comments stay under a line that says so.'
          : 'Its words and photos go for good.'
      }
      action="Delete it"
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Notice tone="problem">{messageOf(remove.error)}</Notice>}
    </Confirm>
  );
}
