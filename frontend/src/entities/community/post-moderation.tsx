import { messageOf, problemAt } from '@lib/api/problem';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { type ReactNode, useState } from 'react';
import {
  type ByRule,
  type CommunityPost,
  useLockPost,
  usePinPost,
  useRemoveCommunityComment,
  useRemoveCommunityPost,
  useRestoreCommunityPost,
  useUnlockPost,
} from './post-moderation.mutations';
import { problemOf, RuleFields, wordIn } from './rule-fields';

/** What the moderators of a community do with a post in it. */
export type PostModerationAction = 'pin' | 'unpin' | 'lock' | 'unlock' | 'removeFromCommunity' | 'restore';

export type PostModerationProps = {
  readonly action: PostModerationAction;
  readonly post: CommunityPost;
  readonly onClose: () => void;
};

/** The dialog of a moderator's action on a post. It is open from the start; load it with `later`. */
export function PostModeration({ action, ...rest }: PostModerationProps) {
  const Dialog = dialogs[action];
  return <Dialog {...rest} />;
}

type PostDialogProps = Omit<PostModerationProps, 'action'>;

function Pin({ post, onClose }: PostDialogProps) {
  return (
    <Plain
      title="Pin this post?"
      description="It stays on top of the wall of the community until somebody unpins it. Three posts can be pinned at a time."
      action="Pin it"
      change={usePinPost(post)}
      input={true}
      onClose={onClose}
    />
  );
}

function Unpin({ post, onClose }: PostDialogProps) {
  return (
    <Plain
      title="Unpin this post?"
      description="It goes back to its place in the wall."
      action="Unpin it"
      change={usePinPost(post)}
      input={false}
      onClose={onClose}
    />
  );
}

function Unlock({ post, onClose }: PostDialogProps) {
  return (
    <Plain
      title="Let people comment again?"
      description="The comments that are there stay as they are."
      action="Unlock it"
      change={useUnlockPost(post)}
      input={undefined}
      onClose={onClose}
    />
  );
}

function Lock({ post, onClose }: PostDialogProps) {
  return (
    <ByRuleDialog
      title="Lock the comments of this post?"
      description="Everybody can still read it. Nobody can comment until a moderator unlocks it."
      action="Lock it"
      communityId={post.communityId}
      change={useLockPost(post)}
      onClose={onClose}
    />
  );
}

function Remove({ post, onClose }: PostDialogProps) {
  return (
    <ByRuleDialog
      title="Remove this post?"
      description="Only its author and the moderators still see it. The log of the community names the rule."
      action="Remove it"
      danger
      communityId={post.communityId}
      change={useRemoveCommunityPost(post)}
      onClose={onClose}
    />
  );
}

function Restore({ post, onClose }: PostDialogProps) {
  const restore = useRestoreCommunityPost(post);
  return (
    <DialogForm
      title="Restore this post?"
      description="It is back on the wall where it was."
      action="Restore it"
      busy={restore.isPending}
      problem={problemOf(restore.error)}
      onSubmit={(typed) => restore.mutate(wordIn(typed, 'reason'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="Its author and the members read it."
        required
        error={problemAt(restore.error, 'reason')}
      >
        <TextArea name="reason" required maxLength={500} rows={3} />
      </Field>
    </DialogForm>
  );
}

const dialogs = {
  pin: Pin,
  unpin: Unpin,
  lock: Lock,
  unlock: Unlock,
  removeFromCommunity: Remove,
  restore: Restore,
} satisfies Record<PostModerationAction, (props: PostDialogProps) => ReactNode>;

/** Removes a comment from a community, naming the rule. */
export function CommentRemoval({
  post,
  commentId,
  onClose,
}: PostDialogProps & { readonly commentId: string }) {
  return (
    <ByRuleDialog
      title="Remove this comment?"
      description="Only its author and the moderators still see it. The log of the community names the rule."
      action="Remove it"
      danger
      communityId={post.communityId}
      change={useRemoveCommunityComment(post, commentId)}
      onClose={onClose}
    />
  );
}

type Change<Input> = {
  readonly mutate: (input: Input, options: { readonly onSuccess: () => void }) => void;
  readonly isPending: boolean;
  readonly error: unknown;
};
type Words = { readonly title: string; readonly description: string; readonly action: string };

function Plain<Input>({
  change,
  input,
  onClose,
  ...words
}: Words & { readonly change: Change<Input>; readonly input: Input; readonly onClose: () => void }) {
  return (
    <DialogForm
      {...words}
      busy={change.isPending}
      problem={change.error ? messageOf(change.error) : null}
      onSubmit={() => change.mutate(input, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

type ByRuleDialogProps = Words & {
  readonly danger?: boolean;
  readonly communityId: string;
  readonly change: Change<ByRule>;
  readonly onClose: () => void;
};

function ByRuleDialog({ communityId, change, onClose, ...words }: ByRuleDialogProps) {
  const [ruleId, setRule] = useState('');
  return (
    <DialogForm
      {...words}
      size="medium"
      busy={change.isPending}
      disabled={ruleId === ''}
      problem={problemOf(change.error)}
      onSubmit={(typed) => change.mutate({ ruleId, reason: wordIn(typed, 'reason') }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RuleFields
        communityId={communityId}
        ruleId={ruleId}
        onRule={setRule}
        refused={change.error}
        hint="The author reads it, and so do the members in the log."
      />
    </DialogForm>
  );
}
