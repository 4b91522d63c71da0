import { useClaimCase, useReleaseCase } from '@entities/case/case.mutations';
import { messageOf } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { useKeys } from '../console/use-keys';

/** Claims the case for 30 minutes, or gives it back; the key c does the same. */
export function Claim({ view }: { readonly view: CaseView }) {
  const { id, allowedActions, claim } = view;
  const { toast } = useToast();
  const mine = claim?.by.id === useMember()?.id;
  const take = useClaimCase(id);
  const release = useReleaseCase(id);
  const act = mine ? release : take;
  const isAllowed = allowedActions.includes(mine ? 'release' : 'claim');
  const run = () => act.mutate(undefined, { onError: (error) => void toast({ title: messageOf(error) }) });
  useKeys({ c: isAllowed && !act.isPending ? run : undefined });
  if (!isAllowed) return null;
  return (
    <Button variant={mine ? 'secondary' : 'primary'} busy={act.isPending} onClick={run}>
      {mine ? 'Give it back' : 'Claim it'}
    </Button>
  );
}
