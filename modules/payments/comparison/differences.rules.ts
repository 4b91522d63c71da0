import { unreachable } from '../../kernel/decider/errors.js';

/** What the provider says moved. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'dispute' | 'subscription';
  readonly ref: string;
  readonly id: string | null;
  readonly paymentRef: string | null;
  readonly amountCents: number;
  readonly status: string;
}

/** What was recorded here. */
export interface Known {
  readonly kind: 'payment' | 'subscription';
  readonly id: string;
  readonly refs: readonly string[];
  readonly status: string;
  readonly settledCents: number;
  readonly refundedCents: number;
  readonly settledAt: string | null;
}

export type DifferenceKind = 'missing here' | 'missing there' | 'amount' | 'status';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly paymentId: string | null;
  readonly ref: string | null;
  readonly ours: string;
  readonly theirs: string;
}

/** Compare what moved at the provider since a moment with what changed here since then: money that came, went back, or is disputed, and subscriptions.
 *  units   since: ISO-8601 UTC
 *  source  README, The nightly comparison */
export function differencesOf(
  movements: readonly Movement[],
  known: readonly Known[],
  since: string,
): readonly Difference[] {
  const byRef = new Map(known.flatMap((one) => one.refs.map((ref) => [ref, one] as const)));
  const byId = new Map(known.map((one) => [one.id, one]));
  const ours: Ours = ({ ref, paymentRef, id }) =>
    byRef.get(ref) ?? byRef.get(paymentRef ?? '') ?? byId.get(id ?? '');
  const moved = new Set(movements.map(({ ref }) => ref));
  return [
    ...movements.flatMap((movement) => differenceOf(movement, ours(movement))),
    ...known.flatMap((one) => {
      if (one.settledAt === null || one.settledAt < since) return [];
      return one.refs.some((ref) => moved.has(ref)) ? refunded(one, movements, ours) : [missingThere(one)];
    }),
  ];
}

type Ours = (movement: Movement) => Known | undefined;

function differenceOf({ kind, ref, amountCents, status }: Movement, known: Known | undefined): Difference[] {
  const theirs = `${kind} of ${dollars(amountCents)}, ${status}`;
  const missing: Difference = {
    kind: 'missing here',
    paymentId: known?.id ?? null,
    ref,
    ours: 'nothing',
    theirs,
  };
  const isRecorded = known?.refs.includes(ref) ?? false;
  switch (kind) {
    case 'payment': {
      if (!known) return [missing];
      const { id: paymentId, settledCents } = known;
      if (settledCents === 0) return [{ kind: 'status', paymentId, ref, ours: known.status, theirs }];
      if (settledCents === amountCents) return [];
      return [{ kind: 'amount', paymentId, ref, ours: `paid ${dollars(settledCents)}`, theirs }];
    }
    case 'refund':
      return status !== 'settled' || isRecorded ? [] : [missing];
    case 'dispute':
      return isRecorded ? [] : [missing];
    case 'subscription': {
      if (!running.has(status) && (!known || known.status === 'requested')) return [];
      if (!known) return [missing];
      const isSame = known.status === status;
      return isSame ? [] : [{ kind: 'status', paymentId: known.id, ref, ours: known.status, theirs }];
    }
    default:
      return unreachable(kind);
  }
}

/** What went back of a payment whose whole life is compared. */
function refunded({ id, refundedCents }: Known, movements: readonly Movement[], ours: Ours): Difference[] {
  const theirs = movements
    .filter((one) => one.kind === 'refund' && one.status === 'settled' && ours(one)?.id === id)
    .reduce((all, { amountCents }) => all + amountCents, 0);
  if (theirs === refundedCents) return [];
  const back = (cents: number) => `${dollars(cents)} went back`;
  return [{ kind: 'amount', paymentId: id, ref: null, ours: back(refundedCents), theirs: back(theirs) }];
}

const missingThere = ({ id, refs, settledCents }: Known): Difference => ({
  kind: 'missing there',
  paymentId: id,
  ref: refs[0] ?? null,
  ours: `paid ${dollars(settledCents)}`,
  theirs: 'nothing',
});

const running: ReadonlySet<string> = new Set(['active', 'past_due', 'paused', 'unpaid']);

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
