import { z } from 'zod';
import { endpoint, Id, IdParams, line, Receipt } from '../../kernel/http/contract.js';
import { PublicItem, PublicItemDetail, PublicOwner } from '../label/public-item.schemas.js';
import { shareScopes } from './share-link.events.js';

/** The maximum number of items that one link names. */
export const maxShared = 200;

const Content = {
  title: line(80),
  scope: z.enum(shareScopes),
  locationId: Id.nullable().default(null),
  tag: z.string().trim().max(30).default(''),
  itemIds: z.array(Id).max(maxShared).default([]),
  showPrices: z.boolean().default(true),
  showPlaces: z.boolean().default(false),
  endsAt: z.iso.datetime().nullable().default(null),
};

/** A link, for its owner. */
export const ShareLinkView = z.object({
  id: z.string(),
  title: z.string(),
  scope: z.enum(shareScopes),
  /** "Barn › Rack A", the tag, or empty. */
  of: z.string(),
  showPrices: z.boolean(),
  showPlaces: z.boolean(),
  madeAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  status: z.enum(['active', 'ended', 'revoked', 'closed']),
  address: z.string(),
  /** The number of items that it shows now. */
  items: z.number().int(),
  /** How often it was opened, in total and by day (UTC), for the last thirty days with openings. */
  scans: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), scans: z.number().int() })),
});
export type ShareLinkView = z.output<typeof ShareLinkView>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/inventory/share-links',
  auth: 'member',
  consistent: ['inventory'],
  summary: "The caller's share links, the last made first, with how often each was opened",
  response: z.object({ links: z.array(ShareLinkView) }),
});

export const makeShareLink = endpoint({
  method: 'POST',
  path: '/api/inventory/share-links',
  auth: 'member',
  requires: 'list',
  summary: 'Make a link that shows some of the inventory to whoever has it',
  body: z.object(Content),
  response: Receipt,
  status: 201,
  rateLimit: { calls: 60, minutes: 60 },
  errors: [
    'LOCATION_NOT_FOUND',
    'LOCATION_ARCHIVED',
    'ITEM_NOT_FOUND',
    'SCOPE_INCOMPLETE',
    'LINK_ENDS_EARLIER',
  ],
});

export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/api/inventory/share-links/:id/revoke',
  auth: 'member',
  summary: 'End a share link for good',
  params: IdParams,
  response: Receipt,
  errors: ['SHARE_LINK_NOT_FOUND'],
});

export const printSign = endpoint({
  method: 'GET',
  path: '/api/inventory/share-links/:id/sign',
  auth: 'member',
  consistent: ['inventory'],
  summary: 'The sign for the table, as a PDF: a large code of the link',
  params: IdParams,
  response: z.string().meta({ contentMediaType: 'application/pdf', contentEncoding: 'binary' }),
  rateLimit: { calls: 60, minutes: 10 },
  errors: ['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_OVER'],
});

const TokenParams = z.object({ token: z.string().max(80) });

export const getSharedItems = endpoint({
  method: 'GET',
  path: '/api/share-links/:token',
  auth: 'guest',
  consistent: ['inventory', 'listing-search', 'member-pages'],
  summary: 'What a share link shows',
  params: TokenParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({
    title: z.string(),
    owner: PublicOwner,
    showPrices: z.boolean(),
    items: z.array(PublicItem),
    total: z.number().int(),
    pageSize: z.number().int(),
  }),
  rateLimit: { calls: 600, minutes: 5 },
  errors: ['SHARE_LINK_NOT_FOUND'],
});

export const getSharedItem = endpoint({
  method: 'GET',
  path: '/api/share-links/:token/items/:itemId',
  auth: 'guest',
  consistent: ['inventory', 'listing-search', 'member-pages'],
  summary: 'One item that a share link shows, whole, as long as the link is open',
  params: TokenParams.extend({ itemId: Id }),
  response: PublicItemDetail,
  rateLimit: { calls: 600, minutes: 5 },
  errors: ['SHARE_LINK_NOT_FOUND', 'ITEM_NOT_FOUND'],
});

export const countScan = endpoint({
  method: 'POST',
  path: '/api/share-links/:token/scans',
  auth: 'guest',
  summary:
    'Count that a share link was opened, once for each viewer in ten minutes: a figure for each day, and nothing about who',
  params: TokenParams,
  rateLimit: { calls: 120, minutes: 5 },
  errors: ['SHARE_LINK_NOT_FOUND'],
});
