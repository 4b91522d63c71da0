import { isReauthRequired } from '@entities/reauth/reauth.queries';
import { ReauthDialog } from '@entities/reauth/reauth-dialog';

export type ReauthFirstProps<Wish> = {
  /** A mutation whose `onError` is `useStaleProof`. */
  readonly order: {
    readonly error: unknown;
    readonly variables: Wish | undefined;
    readonly mutate: (wish: Wish) => void;
    readonly reset: () => void;
  };
};

/** Once an order was refused for want of a fresh proof, asks who sits there and sends it again as it was. It stands beside a form, never in
 *  one, which would be sent along. */
export function ReauthFirst<Wish>({ order }: ReauthFirstProps<Wish>) {
  return (
    <ReauthDialog
      open={isReauthRequired(order.error)}
      onOpenChange={order.reset}
      title="Is it still you?"
      action="Continue"
      onVerified={() => order.mutate(order.variables as Wish)}
    />
  );
}
