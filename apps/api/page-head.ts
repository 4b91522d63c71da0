import { vehicleName } from '../../modules/builds/build/vehicle-name.rules.js';
import { plainText } from '../../modules/community/text/text.rules.js';
import { spanIn } from '../../modules/events/gathering/span.shared.js';
import { DomainError } from '../../modules/kernel/decider/errors.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { unaddressed } from '../../modules/media/photo-addresses.shared.js';
import { contentPhotoPath, publicPhotoPath } from '../../modules/media/photos.contract.js';
import { nameForAll } from '../../modules/members/people.shared.js';
import { pageAt } from '../../modules/pages/find-page.schemas.js';
import type { PageDeclaration } from '../../modules/pages/page.schemas.js';
import { pages } from '../../modules/pages/pages.schemas.js';
import { publicBuild } from '../../projections/builds/builds/public-builds.queries.js';
import { publicCommunity } from '../../projections/community/communities/public-community.queries.js';
import { publicPost } from '../../projections/community/wall/public-posts.queries.js';
import { findEvents } from '../../projections/events/events/list.queries.js';
import { publicEvent } from '../../projections/events/events/public-events.queries.js';
import { labelFor } from '../../projections/inventory/inventory/labels.queries.js';
import type { PublicDeps } from '../../projections/inventory/inventory/public-items.queries.js';
import { sharerOf } from '../../projections/inventory/inventory/share-links.queries.js';
import {
  publicListing,
  publicOf,
} from '../../projections/marketplace/listing-search/public-listing.queries.js';
import {
  publicMember,
  publicMembers,
} from '../../projections/marketplace/listing-search/storefront/public-member.queries.js';
import {
  addressOfMember,
  buildGraph,
  descriptionOf,
  eventGraph,
  eventsGraph,
  type JsonLd,
  listingGraph,
  memberGraph,
  siteGraph,
  titleOf,
} from './json-ld.js';
import { siteName } from './site-name.js';

/** What a page says about itself without JavaScript: to search engines, and to other sites that show a link to it. */
export interface PageHead {
  /** 503 while the database does not answer, so that search engines come again. */
  readonly status: 200 | 404 | 503;
  /** The title of the tab, without the name of the site; null on the home page. */
  readonly title: string | null;
  readonly description: string;
  /** The canonical address of this page; null when search engines must not keep it. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product' | 'profile' | 'article';
  /** Absolute address of the preview picture; null without one. */
  readonly picture: string | null;
  readonly jsonLd: JsonLd | null;
}

export interface HeadDeps {
  readonly db: Database;
  /** The origin of our pages. */
  readonly publicUrl: string;
  /** ISO-8601 UTC */
  readonly now: string;
}

/** The head of the page at a path. It says nothing that a guest may not see. One query at most; a few for labels and
 *  share links, which search engines do not ask for.
 *  out     status 404 for what does not exist or is not public. The page itself may still show it to those who may see it
 *  source  ADR 0028 */
export async function headOf(deps: HeadDeps, path: string): Promise<PageHead> {
  const found = pageAt(path);
  if (!found || path.includes('%00')) return missing; // nothing has NUL in its id
  const { page, pattern, params } = found;
  const headOfThing = headsOfThings.get(page);
  if (headOfThing) return headOfThing(deps, Object.values(params).join());
  if (pattern.includes(':')) return general; // the page itself shows the name to those who may see it
  if (!page.description) return { ...general, title: page.title };
  return {
    ...general,
    title: page.title,
    description: page.description,
    canonical: deps.publicUrl + page.path,
    jsonLd: await graphOf(deps, page.path),
  };
}

/** Pages about one listing, member, build or event that guests may see. Their addresses are lower-case, except for tokens. */
const headsOfThings = new Map<PageDeclaration, (deps: HeadDeps, id: string) => Promise<PageHead>>([
  [pages.listing, (deps, id) => listingHead(deps, id.toLowerCase())],
  [pages.member, (deps, handle) => memberHead(deps, handle.toLowerCase())],
  [pages.wallPost, (deps, id) => postHead(deps, id.toLowerCase())],
  [pages.community, (deps, slug) => communityHead(deps, slug.toLowerCase())],
  [pages.build, (deps, id) => buildHead(deps, id.toLowerCase())],
  [pages.event, (deps, id) => eventHead(deps, id.toLowerCase())],
  [pages.scannedLabel, (deps, code) => labelHead(deps, code.toLowerCase())],
  [pages.shared, (deps, token) => shareHead(deps, token)],
]);

/** The head of a page that search engines do not keep. */
const general: PageHead = {
  status: 200,
  title: null,
  description: pages.home.description,
  canonical: null,
  type: 'website',
  picture: null,
  jsonLd: null,
};

const missing: PageHead = { ...general, status: 404 };

/** The head of any page while the database does not answer. */
export const unavailable: PageHead = { ...general, status: 503 };

async function graphOf({ db, publicUrl, now }: HeadDeps, path: string): Promise<JsonLd | null> {
  if (path === '/') return siteGraph(siteName, publicUrl);
  if (path !== '/events') return null;
  return eventsGraph(await findEvents(db, { upcoming: true, limit: 24 }, { now }), publicUrl);
}

async function listingHead({ db, publicUrl, now }: HeadDeps, id: string): Promise<PageHead> {
  const listing = await publicListing(db, id, now);
  if (!listing) return missing;
  const [cover] = listing.photos;
  return {
    ...general,
    title: titleOf(listing),
    description: descriptionOf(listing),
    canonical: `${publicUrl}/listing/${listing.id}`,
    type: 'product',
    picture: cover ? publicUrl + publicPhotoPath(listing.id, cover.id, 'page') : null,
    jsonLd: listingGraph(listing, publicUrl),
  };
}

/** By handle or id; the handle is the address to keep. Search engines keep no page of a minor. */
async function memberHead({ db, publicUrl }: HeadDeps, handle: string): Promise<PageHead> {
  const member = await publicMember(db, handle);
  if (!member) return missing;
  if (member.isMinor) return general;
  return {
    ...general,
    title: member.name,
    description: `What ${member.name} has for sale on ${siteName}: classic car parts, vehicles and tools.`,
    canonical: addressOfMember(member, publicUrl),
    type: 'profile',
    jsonLd: memberGraph(member, publicUrl),
  };
}

/** Search engines keep no post of a minor. What only members of a community see is as if it were not there. */
async function postHead({ db, publicUrl }: HeadDeps, id: string): Promise<PageHead> {
  const post = await publicPost(db, id);
  if (!post) return missing;
  const name = nameForAll(post.author);
  const [photo] = post.photos;
  return {
    ...general,
    title: plainText(post.body, 70) || `A ${post.kind} by ${name}`,
    description: `${name} on the wall of ${siteName}: ${plainText(post.body, 160) || 'photos'}`,
    canonical: post.author.is_minor ? null : `${publicUrl}/wall/${post.id}`,
    type: 'article',
    picture: photo ? publicUrl + contentPhotoPath({ kind: 'post', id: post.id }, photo.id, 'page') : null,
  };
}

/** Search engines keep a community that everybody reads. */
async function communityHead({ db, publicUrl }: HeadDeps, slug: string): Promise<PageHead> {
  const community = await publicCommunity(db, slug);
  if (!community) return missing;
  const { id, name, description, area, coverId, isOpen } = community;
  const [first = ''] = description.split('\n');
  return {
    ...general,
    title: area ? `${name}, ${area}` : name,
    description: first.length > 160 ? `${first.slice(0, 159).trimEnd()}…` : first,
    canonical: isOpen ? `${publicUrl}/communities/${community.slug}` : null,
    picture: coverId ? publicUrl + contentPhotoPath({ kind: 'community', id }, coverId, 'page') : null,
  };
}

/** Search engines keep no build of a minor. */
async function buildHead({ db, publicUrl }: HeadDeps, id: string): Promise<PageHead> {
  const build = await publicBuild(db, id);
  if (!build) return missing;
  const vehicle = vehicleName(build);
  const { nickname, about, tasks, tasks_done, cover, owner } = build;
  const progress = tasks > 0 ? ` ${tasks_done} of ${tasks} tasks are done.` : '';
  const words = `A ${vehicle} in the garage of ${nameForAll(owner)}.${progress} ${about}`
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...general,
    title: nickname ? `${nickname}, a ${vehicle}` : vehicle,
    description: words.length > 200 ? `${words.slice(0, 199).trimEnd()}…` : words,
    canonical: owner.is_minor ? null : `${publicUrl}/build-tracker/${build.id}`,
    type: 'article',
    picture: cover ? publicUrl + contentPhotoPath({ kind: 'build', id }, cover.id, 'page') : null,
    jsonLd: owner.is_minor ? null : buildGraph(build, publicUrl),
  };
}

/** "Jefferson Swap Meet, Sat, Jun 13, 2026, Jefferson, WI"; search engines keep it also when it was canceled, so that nobody drives there. */
async function eventHead({ db, publicUrl, now }: HeadDeps, id: string): Promise<PageHead> {
  const event = await publicEvent(db, id, now);
  const [date] = event?.dates ?? [];
  if (!event || !date) return missing;
  const [cover] = event.photos;
  const when = spanIn(date.startsAt, date.endsAt, event.timeZone);
  const state = { on: '', moved: 'Moved: ', postponed: 'Postponed: ', cancelled: 'Canceled: ' }[date.status];
  const words = `${state}${when}, ${event.venue}, ${event.area}. ${event.description}`
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...general,
    title: `${event.title}, ${event.area}`,
    description: words.length > 200 ? `${words.slice(0, 199).trimEnd()}…` : words,
    canonical: `${publicUrl}/events/${event.id}`,
    type: 'article',
    picture: cover
      ? publicUrl + contentPhotoPath({ kind: 'gathering', id: event.id }, cover.id, 'page')
      : null,
    jsonLd: eventGraph(event, publicUrl),
  };
}

/** What a label leads to, as a guest sees it. */
async function labelHead({ db }: HeadDeps, code: string): Promise<PageHead> {
  const label = await labelFor(publicDeps(db), code, undefined).catch(missingWhenRefused);
  return label?.kind === 'item' ? { ...general, title: label.item.title } : missing;
}

async function shareHead({ db, now }: HeadDeps, token: string): Promise<PageHead> {
  const name = await sharerOf(publicDeps(db), token, now);
  return name === undefined ? missing : { ...general, title: `What ${name} brought` };
}

/** A head is made for guests, whom nobody has blocked. */
const publicDeps = (db: Database): PublicDeps => ({
  db,
  relations: { isBlockedBetween: async () => false },
  storefronts: {
    sellersOf: (memberIds) => publicMembers(db, memberIds),
    publicOf: (listingIds) => publicOf(db, listingIds),
  },
  showPhoto: unaddressed,
});

function missingWhenRefused(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error;
}
