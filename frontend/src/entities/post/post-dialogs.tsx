import { messageOf } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import type { PostCard } from '@modules/community/post/post.schemas';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Confirm } from '@ui/overlays/dialog';
import { later } from '@ui/overlays/later';
import { DecisionDialog } from './decision-dialog';
import { EditPostDialog } from './edit-post-dialog';
import { useDecideOnPost, useDeletePost } from './post.mutations';
import { isStaffQuestion, type PostQuestion, type StaffQuestion } from './post-question';

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
      return <DecisionOfPost post={post} asking={asking} onClose={onClose} />;
  }
}

type DecisionOfPostProps = Pick<PostDialogProps, 'post' | 'onClose'> & {
  readonly asking: Exclude<PostQuestion, 'edit' | 'delete'>;
};

/** Staff decide for the whole wall; the moderators of a community, which names a rule, for its own. */
function DecisionOfPost({ post, asking, onClose }: DecisionOfPostProps) {
  const isStaff = useMember()?.capabilities.includes('moderate');
  const { id: postId, community } = post;
  if (isStaffQuestion(asking) && (isStaff || asking !== 'restore' || !community))
    return <DecideDialog post={post} type={asking} onClose={onClose} />;
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

function DecideDialog({
  post,
  type,
  onClose,
}: {
  readonly post: PostCard;
  readonly type: StaffQuestion;
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
