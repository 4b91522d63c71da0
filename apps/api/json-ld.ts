import { buildTitle, vehicleName } from '../../modules/builds/build/vehicle-name.rules.js';
import type { EventView } from '../../modules/events/events.contract.js';
import { contentPhotoPath, publicPhotoPath } from '../../modules/media/photos.contract.js';
import { nameForAll } from '../../modules/members/people.shared.js';
import type { PublicBuild } from '../../projections/builds/builds/public-builds.queries.js';
import type { PublicDate, PublicEvent } from '../../projections/events/events/public-events.queries.js';
import type { PublicListing } from '../../projections/marketplace/listing-search/public-listing.queries.js';
import type { PublicMember } from '../../projections/marketplace/listing-search/storefront/public-member.queries.js';

/** Linked data in the vocabulary of schema.org. Fields that are undefined are left out. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** "$450 · 327 engine block" */
export function titleOf({ title, cents, listingType }: PublicListing): string {
  const price = cents && listingType === 'for_sale' ? `${dollars.format(cents / 100)} · ` : '';
  return listingType === 'wanted' ? `Wanted: ${title}` : price + title;
}

/** "Janesville, WI. Straight, all teeth there." */
export const descriptionOf = ({ area, description }: PublicListing): string =>
  `${area}. ${description}`.replace(/\s+/g, ' ').trim().slice(0, 200);

/** A listing for sale is a Product (a Vehicle when it is one) with an Offer; a wanted listing is a Demand. */
export function listingGraph(listing: PublicListing, publicUrl: string): JsonLd {
  const url = `${publicUrl}/listing/${listing.id}`;
  const product = productOf(listing, publicUrl);
  if (listing.listingType === 'wanted')
    return { ...context, '@type': 'Demand', name: listing.title, url, itemOffered: product };
  return {
    ...context,
    ...product,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: listing.cents === null ? undefined : (listing.cents / 100).toFixed(2),
      priceCurrency: listing.cents === null ? undefined : 'USD',
      availability: `https://schema.org/${availability[listing.status] ?? 'InStock'}`,
      itemCondition: product.itemCondition,
      availableAtOrFrom: { '@type': 'Place', address: listing.area },
      seller: listing.seller
        ? { '@type': 'Person', name: listing.seller.name, url: addressOfMember(listing.seller, publicUrl) }
        : undefined,
    },
  };
}

/** The events page: its upcoming events. */
export function eventsGraph(events: readonly EventView[], publicUrl: string): JsonLd {
  return {
    ...context,
    '@type': 'ItemList',
    url: `${publicUrl}/events`,
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name: event.title,
        description: event.description || undefined,
        startDate: event.date,
        endDate: event.endsAt,
        url: `${publicUrl}/events/${event.id}`,
        eventStatus: eventStatus[event.status],
        eventAttendanceMode,
        location: {
          '@type': 'Place',
          name: event.location.split(',')[0],
          address: event.location,
          geo: { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude },
        },
      },
    })),
  };
}

/** An event at its next date; a series has the dates after it as parts. */
export function eventGraph(event: PublicEvent, publicUrl: string): JsonLd {
  const { id, title, description, venue, area, address, latitude, longitude, photos, organizer } = event;
  const url = `${publicUrl}/events/${id}`;
  const [first, ...more] = event.dates;
  const location = {
    '@type': 'Place',
    name: venue,
    address: address ? `${address}, ${area}` : area,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
  const common = { '@type': 'Event', name: title, eventAttendanceMode, location };
  return {
    ...context,
    ...common,
    ...(first && whenOf(first)),
    url,
    description: description || undefined,
    image: photos.length
      ? photos.map((photo) => publicUrl + contentPhotoPath({ kind: 'gathering', id }, photo.id, 'page'))
      : undefined,
    organizer: organizer
      ? { '@type': 'Organization', name: organizer.name, url: `${publicUrl}/organizers/${organizer.slug}` }
      : undefined,
    offers: event.admission.length
      ? event.admission.map(({ label, cents }) => ({
          '@type': 'Offer',
          name: label,
          price: (cents / 100).toFixed(2),
          priceCurrency: 'USD',
          url,
        }))
      : undefined,
    isAccessibleForFree: event.admission.some(({ cents }) => cents > 0)
      ? false
      : event.admission.length > 0 || undefined,
    subEvent: more.length ? more.map((date) => ({ ...common, ...whenOf(date), url })) : undefined,
  };
}

const whenOf = ({ startsAt, endsAt, status, firstDay }: PublicDate) => ({
  startDate: startsAt,
  endDate: endsAt,
  eventStatus: eventStatus[status],
  previousStartDate: status === 'moved' ? firstDay : undefined,
});

const eventStatus: Readonly<Record<EventView['status'], string>> = {
  on: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};
const eventAttendanceMode = 'https://schema.org/OfflineEventAttendanceMode';

/** The one address of a person: by the handle, where there is one. */
export const addressOfMember = (
  { id, handle }: { readonly id: string; readonly handle: string | null },
  publicUrl: string,
): string => `${publicUrl}/members/${handle ?? id}`;

export function memberGraph(member: PublicMember, publicUrl: string): JsonLd {
  const { id, name, joinedAt } = member;
  const url = addressOfMember(member, publicUrl);
  return {
    ...context,
    '@type': 'ProfilePage',
    url,
    dateCreated: joinedAt,
    mainEntity: { '@type': 'Person', name, identifier: id, url },
  };
}

/** The story of a car, which its owner tells. */
export function buildGraph(build: PublicBuild, publicUrl: string): JsonLd {
  const { id, cover, owner } = build;
  const url = `${publicUrl}/build-tracker/${id}`;
  return {
    ...context,
    '@type': 'Article',
    headline: buildTitle(build),
    url,
    datePublished: build.started_at,
    dateModified: build.active_at,
    image: cover ? publicUrl + contentPhotoPath({ kind: 'build', id }, cover.id, 'page') : undefined,
    author: { '@type': 'Person', name: nameForAll(owner), url: addressOfMember(owner, publicUrl) },
    about: {
      '@type': 'Vehicle',
      name: vehicleName(build),
      brand: { '@type': 'Brand', name: build.make },
      model: build.model,
      vehicleModelDate: String(build.year),
    },
  };
}

/** The site, with its search. */
export function siteGraph(name: string, publicUrl: string): JsonLd {
  return {
    ...context,
    '@type': 'WebSite',
    name,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function productOf(listing: PublicListing, publicUrl: string) {
  const { vehicle } = listing;
  return {
    '@type': vehicle ? 'Vehicle' : 'Product',
    name: listing.title,
    description: listing.description || undefined,
    category: listing.category,
    image: listing.photos.length
      ? listing.photos.map(({ id }) => publicUrl + publicPhotoPath(listing.id, id, 'page'))
      : undefined,
    itemCondition: listing.condition ? `https://schema.org/${itemConditions[listing.condition]}` : undefined,
    mpn: listing.part_numbers[0]?.number,
    ...(vehicle && {
      brand: { '@type': 'Brand', name: vehicle.make },
      model: vehicle.model,
      vehicleModelDate: String(vehicle.year),
      bodyType: vehicle.body || undefined,
      vehicleTransmission: vehicle.transmission || undefined,
      vehicleEngine: vehicle.engine ? { '@type': 'EngineSpecification', name: vehicle.engine } : undefined,
      mileageFromOdometer:
        vehicle.mileage === undefined
          ? undefined
          : { '@type': 'QuantitativeValue', value: vehicle.mileage, unitCode: 'SMI' },
    }),
  };
}

const context = { '@context': 'https://schema.org' } as const;

const availability: Partial<Record<PublicListing['status'], string>> = { held: 'Reserved', sold: 'SoldOut' };

const itemConditions: Record<NonNullable<PublicListing['condition']>, string> = {
  new: 'NewCondition',
  rebuilt: 'RefurbishedCondition',
  'used-good': 'UsedCondition',
  'used-fair': 'UsedCondition',
  core: 'DamagedCondition',
  'for-parts': 'DamagedCondition',
};

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
