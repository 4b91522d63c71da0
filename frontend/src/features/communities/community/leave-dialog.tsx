import { useLeaveCommunity } from '@entities/community/community.mutations';
import { messageOf } from '@lib/api/problem';
import type { CommunityView } from '@modules/community/community/community.contract';
import { DialogForm } from '@ui/overlays/dialog-form';

type LeaveDialogProps = { readonly community: CommunityView; readonly onClose: () => void };

/** Asks before one leaves; an owner reads who follows. */
export function LeaveDialog({ community, onClose }: LeaveDialogProps) {
  const { id, name } = community;
  const { mutate, isPending, error } = useLeaveCommunity(id);
  return (
    <DialogForm
      title={`Leave ${name}?`}
      description={consequenceOf(community)}
      action="Leave"
      danger
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function consequenceOf({ standing, moderators, join }: CommunityView): string {
  if (standing === 'owner')
    return moderators.length > 0
      ? 'You own it. The longest-serving moderator becomes its owner. To choose somebody else, hand it over first.'
      : 'You own it, and it has no moderator: it will be archived, and nobody posts there any more. To keep it going, hand it over first.';
  const again = {
    open: 'You can join again at any time.',
    request: 'To come back you have to ask again.',
    invitation: 'To come back you need another invitation.',
  }[join];
  return `Your posts stay. ${again}`;
}
