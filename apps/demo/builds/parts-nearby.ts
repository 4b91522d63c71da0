import type { ItemCommand } from '../../../modules/inventory/item/item.decider.js';
import type { CommandOf } from '../../../modules/kernel/decider/decider.js';
import { publicPoint } from '../../../modules/places/public-point.rules.js';
import type { ListingPlan } from '../listing-plans.js';
import { type Offer, plainOffer } from '../offer.js';
import type { Person } from '../people.js';
import { grille, needIdOf, ownRubber } from './build-plans.js';

type ItemContent = CommandOf<ItemCommand, 'AddItem'>['content'];

const truck = { make: 'Chevrolet', model: '3100' };

/** The wanted ad that looks for the part that holds up the demo member's truck. */
export const needOfTruck = (seed: string, owner: Person): ListingPlan =>
  listingOf(needIdOf(seed, owner, grille), owner, 18, {
    ...plainOffer,
    listingType: 'wanted',
    words: {
      title: '1947-53 Chevrolet 3100 grille assembly',
      description:
        'Five straight bars matter more than the paint. Mine met a gate post. It holds up the whole front of my 1951.',
    },
    price: { mode: 'fixed', cents: 18_000 },
    categoryPrimary: 'Parts',
    categorySub: 'Body',
    fitment: [{ ...truck, yearFrom: 1951, yearTo: 1951 }],
    shipping: ['ships'],
    wanted: {
      acceptOrigin: [],
      acceptCondition: [],
      radius: 200,
      urgency: 'blocking',
      attends: [],
      privateLimitCents: null,
    },
  });

/** A listing whose part two builds have put into their trucks. */
export const kitForSale = (id: string, seller: Person): ListingPlan =>
  listingOf(id, seller, 9, {
    ...plainOffer,
    words: {
      title: 'Rochester B carburetor kit, 7002050, 216 and 235 six',
      description:
        'Complete kit with power piston spring, float needle and accelerator pump. I have done about sixty of these; the leather pump is worth soaking in oil overnight.',
    },
    price: { mode: 'fixed', cents: 3_900 },
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    condition: 'new',
    partNumbers: [{ number: '7002050', kind: 'oem' }],
    fitment: [{ ...truck, yearFrom: 1950, yearTo: 1959 }],
    shipping: ['ships', 'local'],
    pictures: [{ drawing: 'carburetor', paint: 10, variant: 0 }],
  });

const listingOf = (id: string, seller: Person, publishedDaysAgo: number, offer: Offer): ListingPlan => ({
  id,
  seller,
  offer,
  place: { publicPoint: publicPoint(seller.address), area: seller.area },
  publishedDaysAgo,
  fate: { status: 'active' },
});

/** The part that holds up the demo member's truck, for sale an hour away. */
export const grilleNearby = (id: string, seller: Person): ListingPlan =>
  listingOf(id, seller, 6, {
    ...plainOffer,
    words: {
      title: 'Grille assembly, 1947-53 Chevrolet 3100 Advance Design',
      description: 'Five bars, straight. Off a 1952 that was sold in parts. Old white paint over primer.',
    },
    price: { mode: 'obo', cents: 16_500 },
    categoryPrimary: 'Parts',
    categorySub: 'Body',
    condition: 'used-good',
    fitment: [{ ...truck, yearFrom: 1947, yearTo: 1953 }],
    shipping: ['local'],
    pictures: [{ drawing: 'grille', paint: 7, variant: 1 }],
  });

/** What the demo member has on the shelf for the truck. */
export const rubberOnShelf: ItemContent = contentOf({
  title: ownRubber,
  description: 'Two-piece windshield, with the center strip.',
  categorySub: 'Glass',
  condition: 'new',
  fitment: [{ ...truck, yearFrom: 1947, yearTo: 1953 }],
  askingCents: null,
  matchOptIn: false,
});

function contentOf(
  own: Pick<
    ItemContent,
    'title' | 'description' | 'categorySub' | 'condition' | 'fitment' | 'askingCents' | 'matchOptIn'
  >,
): ItemContent {
  return {
    categoryPrimary: 'Parts',
    origin: null,
    conditionNotes: '',
    partNumbers: [],
    donorVehicle: '',
    unit: 'each',
    size: { length: null, width: null, height: null, weight: null },
    acquired: { on: null, from: '', cents: null },
    minimumCents: null,
    tags: [],
    notes: '',
    customFields: [],
    visibility: 'private',
    importRef: null,
    ...own,
  };
}
