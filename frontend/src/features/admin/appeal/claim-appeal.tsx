import { useClaimAppeal, useReleaseAppeal } from '@entities/appeal/appeal-review.mutations';
import { messageOf } from '@lib/api/problem';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';

/** Takes the appeal to review it, which is the first look, or leaves it to another. */
export function ClaimAppeal({ appeal: { id, allowedActions } }: { readonly appeal: AppealView }) {
  const { toast } = useToast();
  const claim = useClaimAppeal(id);
  const release = useReleaseAppeal(id);
  const onError = (error: Error) => void toast({ title: messageOf(error) });
  return (
    <>
      {allowedActions.includes('claim') && (
        <Button variant="primary" busy={claim.isPending} onClick={() => claim.mutate(undefined, { onError })}>
          Review it
        </Button>
      )}
      {allowedActions.includes('release') && (
        <Button busy={release.isPending} onClick={() => release.mutate(undefined, { onError })}>
          Leave it to another
        </Button>
      )}
    </>
  );
}
