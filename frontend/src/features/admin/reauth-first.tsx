import { isReauthRequired } from '@entities/reauth/reauth.queries';
import { ReauthDialog } from '@entities/reauth/reauth-dialog';
import type { UseMutationResult } from '@tanstack/react-query';

export type ReauthFirstProps<Data, Variables> = {
  /** A mutation whose `onError` is `useReauthOnError`. */
  readonly mutation: UseMutationResult<Data, Error, Variables>;
  readonly onSuccess?: (data: Data) => void;
};

/** Asks the member to verify themselves when the mutation was refused for that reason, then sends it again unchanged.
 *  It must stand beside a form, never in one: its own form would be submitted along. */
export function ReauthFirst<Data, Variables>({ mutation, onSuccess }: ReauthFirstProps<Data, Variables>) {
  return (
    <ReauthDialog
      open={isReauthRequired(mutation.error)}
      onOpenChange={mutation.reset}
      title="Is it still you?"
      action="Continue"
      onVerified={() => mutation.mutate(mutation.variables as Variables, onSuccess && { onSuccess })}
    />
  );
}
