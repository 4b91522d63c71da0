/** What a vendor at a date has that suits a need of a visitor. */
export interface Held {
  readonly holderId: string;
  readonly needId: string;
  readonly thingId: string;
  readonly kind: 'listing' | 'item';
  readonly title: string;
  readonly cents: number | null;
  readonly score: number;
  /** The vendor agreed to tell this visitor, at this date. */
  readonly isTold: boolean;
}

/** A space of a vendor at a date. */
export interface HeldSpace {
  readonly vendorId: string;
  readonly id: string;
  readonly code: string;
  /** Everybody may read whose it is. */
  readonly isNamed: boolean;
}

export interface StopOf {
  readonly holderId: string;
  readonly isNamed: boolean;
  readonly spaces: readonly HeldSpace[];
  readonly things: readonly Held[];
}

/** Whether a visitor may read that a vendor has something, and where. A listing is public, and its seller with it: beside a space it names whoever has that space. An
 *  item is in no listing, and nobody reads of it unless its owner agreed.
 *  source  README, At a meet 1 and 2 */
export const mayBeTold = (
  { kind, isTold }: Pick<Held, 'kind' | 'isTold'>,
  { isNamed }: Pick<HeldSpace, 'isNamed'>,
): boolean => isTold || (kind === 'listing' && isNamed);

/** Vendors with what may be told, the best first. A space without a name is shown only to whoever is told of something in it.
 *  source  README, At a meet */
export function stopsOf(held: readonly Held[], spaces: readonly HeldSpace[]): readonly StopOf[] {
  const spacesOf = Map.groupBy(spaces, ({ vendorId }) => vendorId);
  const stops = [...Map.groupBy(held, ({ holderId }) => holderId)].flatMap(([holderId, all]) => {
    const own = (spacesOf.get(holderId) ?? []).filter((space) => all.some((one) => mayBeTold(one, space)));
    const things = all.filter((one) => own.some((space) => mayBeTold(one, space)));
    if (!things.length) return [];
    const isNamed = own.some((space) => space.isNamed);
    return [{ holderId, isNamed, spaces: own.toSorted(byCode), things: things.toSorted(bestFirst) }];
  });
  return stops.toSorted(
    (one, other) => bestOf(other) - bestOf(one) || compare(firstCode(one), firstCode(other)),
  );
}

const bestOf = ({ things }: StopOf): number => things[0]?.score ?? 0;
const firstCode = ({ spaces }: StopOf): string => keyOf(spaces[0]?.code ?? '');
const bestFirst = (one: Held, other: Held): number =>
  other.score - one.score || compare(one.thingId, other.thingId);
const byCode = (one: HeldSpace, other: HeldSpace): number => compare(keyOf(one.code), keyOf(other.code));
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** "B2" before "B12". */
const keyOf = (code: string): string => code.replaceAll(/\d+/g, (number) => number.padStart(12, '0'));
