import { PhotoField } from '@entities/photo/photo-field';
import { useDeleteComment, useEditComment } from '@entities/post/post.mutations';
import type { PostQuestion } from '@entities/post/post-question';
import { PostTextField } from '@entities/post/post-text-field';
import { useEditedPhotos } from '@entities/post/use-edited-photos';
import { LaterReport } from '@entities/report/report-button';
import { messageOf, problemAt } from '@lib/api/problem';
import { type CommentView, maxCommentLetters } from '@modules/community/post/post.schemas';
import { Notice } from '@ui/feedback/notice';
import { Confirm } from '@ui/overlays/dialog';
import { DialogForm } from '@ui/overlays/dialog-form';
import { later } from '@ui/overlays/later';
import { useState } from 'react';

type CommentDialogProps = {
  readonly postId: string;
  /** The community of the post. */
  readonly communityId: string | null;
  readonly comment: CommentView;
  readonly onClose: () => void;
};

/** The dialog of one action of a comment. */
export function CommentDialog({ asking, ...props }: CommentDialogProps & { readonly asking: PostQuestion }) {
  switch (asking) {
    case 'edit':
      return <EditComment {...props} />;
    case 'delete':
      return <DeleteComment {...props} />;
    case 'openCase':
      return <CaseDialog target={{ kind: 'comment', id: props.comment.id }} onClose={props.onClose} />;
    case 'report':
      return <ReportComment {...props} />;
    case 'removeFromCommunity':
      return <RemoveByRule {...props} />;
    default:
      return null; // of posts alone
  }
}

/** What another page has changed since is said, and what was typed stays. */
function EditComment({ postId, comment, onClose }: CommentDialogProps) {
  const edit = useEditComment(postId, comment.id);
  const [body, setBody] = useState(comment.body);
  const { id, photo } = comment;
  const photos = useEditedPhotos({ id, photos: photo ? [photo] : [], max: 1, name: 'A comment' });
  const words = body.trim();
  return (
    <DialogForm
      holds
      size="medium"
      title="Edit your comment"
      action="Save"
      busy={edit.isPending}
      disabled={(words === '' && photos.photos.length === 0) || words.length > maxCommentLetters}
      problem={edit.error && !problemAt(edit.error, 'body') ? messageOf(edit.error) : null}
      onSubmit={() =>
        edit.mutate(
          {
            body: words,
            photo: photos.photos[0]?.id ?? null,
            madeFrom: comment.version,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <PostTextField
        label="Text"
        value={body}
        onChange={setBody}
        max={maxCommentLetters}
        communityId={null}
        problem={problemAt(edit.error, 'body')}
      />
      <PhotoField photos={photos} lead="One photo, if it helps." />
    </DialogForm>
  );
}

function DeleteComment({ postId, comment, onClose }: CommentDialogProps) {
  const remove = useDeleteComment(postId, comment.id);
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this comment?"
      description="Its words and its photo go for good."
      action="Delete it"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    >
      {remove.error && <Notice tone="problem">{messageOf(remove.error)}</Notice>}
    </Confirm>
  );
}

const ReportComment = ({ comment: { id }, onClose }: CommentDialogProps) => (
  <LaterReport
    what="this comment"
    target={{ kind: 'comment', id, label: 'This comment' }}
    onClose={onClose}
  />
);

function RemoveByRule({ postId, communityId, comment, onClose }: CommentDialogProps) {
  if (!communityId) return null;
  return <CommentRemoval post={{ communityId, postId }} commentId={comment.id} onClose={onClose} />;
}

const CommentRemoval = later(() =>
  import('@entities/community/post-moderation').then((dialogs) => dialogs.CommentRemoval),
);

const CaseDialog = later(() =>
  import('@entities/case/open-case-dialog').then((dialog) => dialog.OpenCaseDialog),
);
