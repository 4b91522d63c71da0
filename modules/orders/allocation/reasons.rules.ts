import type { Reason, RequestWishes } from './allocation.schemas.js';
import { accepts, type Field, holds, isOfType } from './field.rules.js';
import type { Asked } from './turns.rules.js';
import { companyOf, metBy, type Placed, viewOf, type WishOf } from './worth.rules.js';

export interface Outcome {
  readonly asked: Asked;
  readonly places: readonly number[];
  /** Bits of the wishes that something that was free met, at the turn of the request. */
  readonly tried: number;
  readonly lack: Reason | null;
  readonly isLocked: boolean;
  /** Of one of a group: whether it was placed together; null for one of none. */
  readonly isTogether: boolean | null;
  /** Where the team had placed it is not free any more. */
  readonly isLost: boolean;
}

/** Why a request got what it got, and why not what it did not get.
 *  in      members: all who asked
 *  source  README, Allocation 7 */
export function reasonsOf(
  field: Field,
  placed: Placed,
  members: ReadonlySet<string>,
  { asked, places, tried, lack, isLocked, isTogether, isLost }: Outcome,
): readonly Reason[] {
  const { wishes } = asked;
  const lost: readonly Reason[] = isLost ? [{ about: 'lock', met: false, why: 'gone' }] : [];
  if (places.length === 0)
    return isLocked ? [{ about: 'by team', met: false }] : [...lost, ...(lack ? [lack] : [])];
  const needs: readonly Reason[] = [
    ...(isLocked ? [{ about: 'by team', met: true } as const] : []),
    ...(isTogether === null ? [] : [{ about: 'group', met: isTogether } as const]),
    ...(wishes.power === 'needed' && places.some((one) => field.spaces[one]?.hasPower)
      ? [{ about: 'power', met: true } as const]
      : []),
    ...(wishes.trailerWidth || wishes.trailerLength
      ? [{ about: 'trailer', met: places.some((one) => holds(field, wishes, one)) } as const]
      : []),
  ];
  const view = viewOf(field, asked, places);
  const met = metBy(view, places, companyOf(field, view, placed));
  const wished = view.wishes.map((wish, bit): Reason => {
    const { about, of } = wish;
    const named = of === undefined ? {} : { of };
    if (met & (1 << bit)) return { about, met: true, ...named };
    const wasThere = (tried & (1 << bit)) !== 0;
    return { about, met: false, why: whyNot(wish, wasThere, placed, members), ...named };
  });
  return [...lost, ...needs, ...wished].slice(0, 24);
}

function whyNot(
  { about, of }: WishOf,
  wasThere: boolean,
  placed: Placed,
  members: ReadonlySet<string>,
): Reason['why'] {
  if (about !== 'beside member') return wasThere ? 'outweighed' : 'gone';
  if ((placed.get(of ?? '')?.size ?? 0) > 0) return 'apart';
  return members.has(of ?? '') ? 'without' : 'not asked';
}

/** What was lacking for a request that found nothing: now, or on this map ever. */
export function lackOf(field: Field, wishes: RequestWishes): Reason {
  const why = lackAmong(field, wishes, (place) => accepts(field, wishes, place)) ?? 'side by side';
  const isEver = lackAmong(field, wishes, () => true) !== null;
  return { about: 'space', met: false, why, ...(isEver && { never: true }) };
}

function lackAmong(
  field: Field,
  wishes: RequestWishes,
  isThere: (place: number) => boolean,
): 'type' | 'size' | 'power' | null {
  const typed = [...field.spaces.keys()].filter((one) => isThere(one) && isOfType(field, wishes, one));
  if (!typed.length) return 'type';
  const large = typed.filter((one) => holds(field, wishes, one));
  if (!large.length) return 'size';
  if (wishes.power === 'needed' && !large.some((one) => field.spaces[one]?.hasPower)) return 'power';
  return null;
}
