import { messageOf } from '@lib/api/problem';
import type { PostCard } from '@modules/community/post/post.schemas';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Confirm } from '@ui/overlays/dialog';
import { DecisionDialog } from './decision-dialog';
import { EditPostDialog } from './edit-post-dialog';
import { useDecideOnPost, useDeletePost } from './post.mutations';
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
    default:
      return <DecideDialog post={post} type={asking} onClose={onClose} />;
  }
}

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

function DecideDialog({
  post,
  type,
  onClose,
}: {
  readonly post: PostCard;
  readonly type: 'hide' | 'remove' | 'restore';
  readonly onClose: () => void;
}) {
  const decide = useDecideOnPost(post.id);
  return (
    <DecisionDialog
      what="post"
      type={type}
      name={post.author.name}
      busy={decide.isPending}
      refused={decide.error}
      onDecide={(reason) => decide.mutate({ type, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
