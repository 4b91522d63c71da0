import type { SpacesBatch } from '@entities/spaces/map-draft.mutations';
import { plainCode } from '@modules/spaces/drawing/codes.rules';
import { isSame } from '@modules/spaces/drawing/is-same.rules';
import { maxSpacesAtOnce, type Space } from '@modules/spaces/map/space-map.schemas';

/** Spaces by id as the server should have them; null: not at all. */
export type Unsent = ReadonlyMap<string, Space | null>;

/** The next call that brings a draft closer to what is drawn. What goes is sent first, because its codes are free then. A space comes after the one whose code it takes,
 *  so that no call gives two spaces one code.
 *  in   saved: what the server has
 *  out  null: there is nothing to send */
export function nextBatch(unsent: Unsent, saved: ReadonlyMap<string, Space>): SpacesBatch | null {
  const ids = [...unsent].flatMap(([id, space]) => (space === null && saved.has(id) ? [id] : []));
  if (ids.length > 0) return { kind: 'take out', ids };
  const spaces = inTurn(unsent, saved).slice(0, maxSpacesAtOnce);
  return spaces.length > 0 ? { kind: 'put', spaces } : null;
}

function inTurn(unsent: Unsent, saved: ReadonlyMap<string, Space>): readonly Space[] {
  const holders = new Map([...saved.values()].map(({ id, code }) => [plainCode(code), id]));
  const found = new Map<string, Space>();
  for (const [id, space] of unsent) {
    if (!space || isSame(space, saved.get(id))) continue;
    const chain: Space[] = [];
    const met = new Set<string>();
    let next: Space | null | undefined = space;
    while (next && !found.has(next.id) && !met.has(next.id)) {
      met.add(next.id);
      chain.push(next);
      const holder: string | undefined = holders.get(plainCode(next.code));
      next = holder === undefined ? null : unsent.get(holder);
    }
    for (const one of chain.toReversed()) found.set(one.id, one);
  }
  return [...found.values()];
}

/** What is left once a batch is saved: a space that was changed again since stays. */
export function without(unsent: Unsent, batch: SpacesBatch): Unsent {
  const left = new Map(unsent);
  if (batch.kind === 'put')
    for (const space of batch.spaces) {
      if (left.get(space.id) === space) left.delete(space.id);
    }
  else
    for (const id of batch.ids) {
      if (left.get(id) === null) left.delete(id);
    }
  return left;
}

export function savedWith(saved: ReadonlyMap<string, Space>, batch: SpacesBatch): ReadonlyMap<string, Space> {
  const next = new Map(saved);
  if (batch.kind === 'put') for (const space of batch.spaces) next.set(space.id, space);
  else for (const id of batch.ids) next.delete(id);
  return next;
}
