import type { GateOrder } from '@entities/gate/gate-orders';

/** "B2" before "B12", by the first of its spaces; orders without one come last. Pure. */
export const bySpace = (orders: readonly GateOrder[]): readonly GateOrder[] =>
  orders.toSorted((one, other) => {
    const [first, second] = [firstCode(one), firstCode(other)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || one.number - other.number;
    return byCode.compare(first, second) || one.number - other.number;
  });

/** By the last name, then the first. Pure. */
export const byName = (orders: readonly GateOrder[]): readonly GateOrder[] =>
  orders.toSorted(
    (one, other) =>
      byCode.compare(lastFirst(one.vendor), lastFirst(other.vendor)) || one.number - other.number,
  );

const byCode = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const firstCode = ({ lines }: GateOrder): string | undefined =>
  lines.flatMap(({ code }) => code ?? []).toSorted(byCode.compare)[0];

const lastFirst = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return `${words.at(-1)} ${words.slice(0, -1).join(' ')}`;
};
