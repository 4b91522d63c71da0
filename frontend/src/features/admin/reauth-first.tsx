import { isProofNeeded } from '@entities/reauth/reauth.queries';
import { ProvenDialog } from '@entities/reauth/reauth-dialog';

export type ProofFirstProps<Wish> = {
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
export function ProofFirst<Wish>({ order }: ProofFirstProps<Wish>) {
  return (
    <ProvenDialog
      open={isProofNeeded(order.error)}
      onOpenChange={order.reset}
      title="Is it still you?"
      action="Continue"
      onProven={() => order.mutate(order.variables as Wish)}
    />
  );
}
