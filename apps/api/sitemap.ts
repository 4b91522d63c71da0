import { type RequestHandler, type Response, Router } from 'express';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { allPages } from '../../modules/pages/all-pages.schemas.js';
import type { PageDeclaration } from '../../modules/pages/page.schemas.js';
import { buildParts, buildsOfPart } from '../../projections/builds/builds/public-builds.queries.js';
import {
  communitiesOfPart,
  communityParts,
} from '../../projections/community/communities/public-community.queries.js';
import { postParts, postsOfPart } from '../../projections/community/wall/public-posts.queries.js';
import { eventParts, eventsOfPart } from '../../projections/events/events/public-events.queries.js';
import {
  listingParts,
  listingsOfPart,
  memberParts,
  membersOfPart,
  type SitemapEntry,
} from '../../projections/marketplace/listing-search/sitemap.queries.js';
import { cached } from './cached.js';

export interface SitemapDeps {
  readonly db: Database;
  /** The origin of our pages. */
  readonly publicUrl: string;
  /** The maximum number of addresses in a part; the protocol allows 50,000. */
  readonly size?: number;
}

/** Serves /robots.txt, /sitemap.xml and its parts, which name every page that search engines may keep. An hour passes until a change shows.
 *  source  RFC 9309; sitemaps.org/protocol.html */
export function sitemap({ db, publicUrl, size = 10_000 }: SitemapDeps): RequestHandler {
  const router = Router();
  const parts = cached(async () => ({
    listings: await listingParts(db, size),
    members: await memberParts(db, size),
    posts: await postParts(db, size),
    communities: await communityParts(db, size),
    builds: await buildParts(db, size),
    events: await eventParts(db, size),
  }));
  const listings = cached((first) => listingsOfPart(db, first, size));
  const members = cached((first) => membersOfPart(db, first, size));
  const posts = cached((first) => postsOfPart(db, first, size));
  const communities = cached((first) => communitiesOfPart(db, first, size));
  const builds = cached((first) => buildsOfPart(db, first, size));
  const events = cached((first) => eventsOfPart(db, first, size));
  const kinds = {
    listings: { entries: listings, page: 'listing' },
    members: { entries: members, page: 'members' },
    posts: { entries: posts, page: 'wall' },
    communities: { entries: communities, page: 'communities' },
    builds: { entries: builds, page: 'build-tracker' },
    events: { entries: events, page: 'events' },
  } as const;

  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').setHeader('Cache-Control', anHour);
    response.send(robots(publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const known = await parts('');
    const paths = [
      '/sitemap/pages.xml',
      ...known.listings.map((first) => `/sitemap/listings/${first}.xml`),
      ...known.members.map((first) => `/sitemap/members/${first}.xml`),
      ...known.posts.map((first) => `/sitemap/posts/${first}.xml`),
      ...known.communities.map((first) => `/sitemap/communities/${first}.xml`),
      ...known.builds.map((first) => `/sitemap/builds/${first}.xml`),
      ...known.events.map((first) => `/sitemap/events/${first}.xml`),
    ];
    send(
      response,
      'sitemapindex',
      'sitemap',
      paths.map((path) => ({ url: publicUrl + path })),
    );
  });
  router.get('/sitemap/pages.xml', (_request, response) => {
    send(
      response,
      'urlset',
      'url',
      allPages.filter(isKept).map(({ path }) => ({ url: publicUrl + path })),
    );
  });
  router.get('/sitemap/:kind/:first.xml', async ({ params: { kind, first } }, response, next) => {
    const part = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
    if (!part || !(await parts(''))[kind as keyof typeof kinds].includes(first)) return next();
    const { page } = part;
    const entries = await part.entries(first);
    send(
      response,
      'urlset',
      'url',
      entries.map(({ id, changedAt }) => ({ url: `${publicUrl}/${page}/${id}`, changedAt })),
    );
  });
  return router;
}

/** What the pages read from the API is open, so that a search engine that runs scripts sees them whole. */
const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/builds
Allow: /api/categories
Allow: /api/communities
Allow: /api/events
Allow: /api/feed
Allow: /api/listings
Allow: /api/members/
Allow: /api/photos/
Allow: /api/posts/
Allow: /api/sellers/
Disallow: /api/
${closedPages.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${publicUrl}/sitemap.xml
`;

const closedPages = allPages
  .filter(({ isClosedToRobots }) => isClosedToRobots)
  .map(({ path }) => path)
  .toSorted();

/** The pages that search engines may keep. */
const isKept = ({ description }: PageDeclaration): boolean => description !== undefined;

function send(
  response: Response,
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  entries: readonly { readonly url: string; readonly changedAt?: SitemapEntry['changedAt'] }[],
): void {
  const items = entries.map(({ url, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<${item}><loc>${url.replaceAll('&', '&amp;')}</loc>${changed}</${item}>\n`;
  });
  response.type('application/xml').setHeader('Cache-Control', anHour);
  response.send(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${root}>\n`,
  );
}

const anHour = 'public, max-age=3600';
