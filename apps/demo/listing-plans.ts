import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { miles } from '../../modules/kernel/geometry/sphere.rules.js';
import { publicPoint } from '../../modules/places/public-point.rules.js';
import { Chance } from './chance.js';
import type { GatheringPlan } from './gathering-plans.js';
import type { Offer } from './offer.js';
import { paperOffer } from './paper-offer.js';
import { partOffer } from './part-offer.js';
import type { Person } from './people.js';
import { toolOffer } from './tool-offer.js';
import { vehicleOffer } from './vehicle-offer.js';
import { wantedOffer } from './wanted-offer.js';

/** A planned listing and its planned outcome. */
export interface ListingPlan {
  readonly id: string;
  readonly seller: Person;
  readonly offer: Offer;
  readonly place: { readonly publicPoint: { latitude: number; longitude: number }; readonly area: string };
  /** Days before now. */
  readonly publishedDaysAgo: number;
  readonly fate: Fate;
}

export type Fate =
  | { readonly status: 'active' | 'paused' }
  | { readonly status: 'held'; readonly buyer: Person; readonly hoursAgo: number }
  | {
      readonly status: 'sold';
      readonly daysAgo: number;
      readonly where: 'here' | 'elsewhere';
      readonly buyer: Person;
    };

/** The listing with this number; the same seed and people give the same listing. */
export function listingPlan(seed: string, at: number, pick: Picker): ListingPlan {
  const chance = new Chance(seed, 'listing', at);
  const seller = pick.seller(chance);
  const publishedDaysAgo = 0.05 + 54.5 * chance.next() ** 1.5;
  const buyer = pick.buyer(chance, seller);
  const offer = offerOf(chance, seller);
  const attends = offer.wanted && pick.attends(new Chance(seed, 'attends', at), seller);
  return {
    id: deterministicId(seed, 'listing', at),
    seller,
    offer: offer.wanted && attends ? { ...offer, wanted: { ...offer.wanted, attends: [...attends] } } : offer,
    place: { publicPoint: publicPoint(seller.address), area: seller.area },
    publishedDaysAgo,
    fate: offer.listingType === 'wanted' ? { status: 'active' } : fateOf(chance, publishedDaysAgo, buyer),
  };
}

/** Chooses sellers by how busy they are, other members as buyers, and events that a member goes to. */
export interface Picker {
  attends(chance: Chance, member: Person): readonly string[];
  seller(chance: Chance): Person;
  buyer(chance: Chance, seller: Person): Person;
}

export function pickerOf(people: readonly Person[], gatherings: readonly GatheringPlan[] = []): Picker {
  let sum = 0;
  const upTo = people.map(({ busy }) => {
    sum += busy;
    return sum;
  });
  return {
    attends: (chance, { address }) =>
      chance.happens(0.4)
        ? gatherings
            .filter(({ gathering }) => miles(gathering.venue, address) < farthest)
            .slice(0, 2)
            .map(({ id }) => id)
        : [],
    seller: (chance) => {
      const point = chance.next() * sum;
      let [low, high] = [0, upTo.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((upTo[middle] ?? 0) > point) high = middle;
        else low = middle + 1;
      }
      return people[low] as Person;
    },
    buyer: (chance, seller) => {
      const first = chance.whole(0, people.length - 1);
      const buyer = people[first] as Person;
      return buyer === seller ? (people[(first + 1) % people.length] as Person) : buyer;
    },
  };
}

/** Miles that a buyer drives to an event. */
const farthest = 200;

/** The member who signs in as a buyer has bought what was sold here last, of another seller. */
export function withPurchaseOf<One extends { readonly plan: ListingPlan }>(
  buyer: Person,
  all: readonly One[],
): readonly One[] {
  const days = ({ plan: { fate, seller } }: One): number =>
    fate.status === 'sold' && fate.where === 'here' && seller !== buyer ? fate.daysAgo : Infinity;
  const last = Math.min(...all.map(days));
  return all.map((one) =>
    one.plan.fate.status === 'sold' && days(one) === last
      ? { ...one, plan: { ...one.plan, fate: { ...one.plan.fate, buyer } } }
      : one,
  );
}

/** One in eight is a vehicle, one in twelve a tool, one in twelve a wanted ad; the others are parts. */
function offerOf(chance: Chance, { area, isDealer }: Person): Offer {
  const town = area.split(',')[0] ?? area;
  if (isDealer && chance.happens(0.4)) return vehicleOffer(chance, town, 'dealer');
  const kind = chance.weighted({ part: 71, vehicle: 8, tool: 8.6, wanted: 8.8, paper: 2, late: 1.6 });
  switch (kind) {
    case 'vehicle':
      return vehicleOffer(chance, town, 'classic');
    case 'late':
      return vehicleOffer(chance, town, 'late_model');
    case 'tool':
      return toolOffer(chance, town);
    case 'wanted':
      return wantedOffer(chance, town);
    case 'paper':
      return paperOffer(chance);
    default:
      return partOffer(chance, town);
  }
}

function fateOf(chance: Chance, publishedDaysAgo: number, buyer: Person): Fate {
  const status = chance.weighted<Fate['status']>({
    active: 90,
    held: publishedDaysAgo > 1.5 ? 3 : 0,
    sold: publishedDaysAgo > 2 ? 5 : 0,
    paused: publishedDaysAgo > 1 ? 2 : 0,
  });
  if (status === 'held') return { status, buyer, hoursAgo: chance.between(1, 30) };
  if (status === 'sold') {
    const where = chance.happens(0.5) ? 'here' : 'elsewhere';
    return { status, buyer, where, daysAgo: chance.between(0.1, Math.min(publishedDaysAgo - 1, 20)) };
  }
  return { status };
}
