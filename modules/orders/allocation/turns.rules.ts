import type { AllocationRules, RequestWishes } from './allocation.schemas.js';
import { compare } from './field.rules.js';

/** A request, with what decides its turn. */
export interface Asked {
  readonly id: string;
  readonly memberId: string;
  /** When it came first, ISO-8601 UTC. */
  readonly at: string;
  readonly wishes: RequestWishes;
  /** Had a space the last time. */
  readonly hadLast: boolean;
  /** At how many dates before they had one. */
  readonly times: number;
  /** The lot that the seed drew for it: the smallest goes first. */
  readonly lot: string;
  /** Ids of the spaces that they had the last time. */
  readonly lastSpaces: readonly string[];
}

/** Requests in the sequence of their turns.
 *  source  README, Allocation 4 */
export function inTurn(
  requests: readonly Asked[],
  { priorities, draw }: Pick<AllocationRules, 'priorities' | 'draw'>,
): readonly Asked[] {
  return requests.toSorted((one, other) => {
    for (const priority of priorities) {
      const before =
        priority === 'last time' ? Number(other.hadLast) - Number(one.hadLast) : other.times - one.times;
      if (before) return before;
    }
    const drawn = draw === 'lot' ? compare(one.lot, other.lot) : compare(one.at, other.at);
    return drawn || compare(one.lot, other.lot) || compare(one.id, other.id);
  });
}

/** Those who wish for each other, each in the sequence of their turns. Whose wish nobody shares is in none. Larger ones than can be placed together are those
 *  of the first in turn.
 *  source  README, Allocation 5 */
export function groupsOf(inSequence: readonly Asked[]): readonly (readonly Asked[])[] {
  const byMember = new Map(inSequence.map((asked) => [asked.memberId, asked]));
  const groupOf = new Map<string, readonly Asked[]>();
  for (const asked of inSequence)
    for (const memberId of asked.wishes.beside.toSorted(compare)) {
      const other = byMember.get(memberId);
      if (!other || other === asked || !other.wishes.beside.includes(asked.memberId)) continue;
      const [one, two] = [groupOf.get(asked.id) ?? [asked], groupOf.get(other.id) ?? [other]];
      if (one === two) continue;
      const both = [...one, ...two];
      const spaces = both.reduce((sum, { wishes }) => sum + wishes.count, 0);
      if (both.length > mostTogether || spaces > mostSpacesTogether) continue;
      for (const { id } of both) groupOf.set(id, both);
    }
  const turnOf = new Map(inSequence.map(({ id }, turn) => [id, turn]));
  return [...new Set(groupOf.values())].map((group) =>
    group.toSorted((one, two) => (turnOf.get(one.id) ?? 0) - (turnOf.get(two.id) ?? 0)),
  );
}

export const mostTogether = 8;
export const mostSpacesTogether = 24;
