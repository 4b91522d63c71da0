import type { UseMutationResult } from '@tanstack/react-query';
import { isReauthRequired } from './reauth.mutations';
import { ReauthDialog } from './reauth-dialog';

export type ReauthFirstProps<Data, Variables> = {
  /** A mutation whose `onError` is `useReauthOnError`. */
  readonly mutation: UseMutationResult<Data, Error, Variables>;
  readonly onSuccess?: (data: Data) => void;
};

/** Asks the member to re-authenticate when the server requires it for the mutation, then sends the mutation again
 *  unchanged. Place it beside a form, never inside one: its own form would submit the outer one too. */
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
