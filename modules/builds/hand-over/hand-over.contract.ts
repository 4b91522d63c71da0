import { z } from 'zod';
import { endpoint, Id, IdParams, line, Receipt } from '../../kernel/http/contract.js';
import { ofBuild } from '../build/build.contract.js';

/** What goes along to the new owner. The car, open tasks and what is installed always do. */
export const GoesAlongBody = z.object({
  journal: z.boolean().default(true),
  photos: z.boolean().default(true),
  costs: z.boolean().default(false),
  names: z.boolean().default(false),
  documents: z.array(Id).max(500).default([]),
});

const command = <Body extends z.ZodType>(
  path: string,
  summary: string,
  body: Body,
  errors: readonly string[],
) =>
  endpoint({
    method: 'POST',
    path: `/api/builds/:id/${path}`,
    auth: 'member',
    summary,
    params: IdParams,
    body,
    response: Receipt,
    errors: [...ofBuild, ...errors],
  });
const nothing = z.object({});

export const linkSale = command(
  'sale',
  'Sell the car by a listing of mine: its buyer here is offered the build, with what goes along; null: no longer',
  z.object({ listingId: Id.nullable(), goesAlong: GoesAlongBody.prefault({}) }),
  ['LISTING_NOT_FOUND'],
);
export const offerHandOver = command(
  'hand-over',
  'Offer a build to a member, by handle or id, with what goes along; again: change what goes along',
  z.object({ member: line(80), goesAlong: GoesAlongBody.prefault({}) }),
  ['MEMBER_NOT_FOUND', 'OWN_COLLABORATOR', 'DOCUMENT_NOT_FOUND', 'TOO_MANY_ASKED'],
);
export const withdrawHandOver = command('hand-over/withdraw', 'Offer a build no longer', nothing, []);
export const acceptHandOver = command(
  'hand-over/accept',
  'Take over a build that is offered; twice changes nothing',
  nothing,
  ['NOT_OFFERED', 'TOO_MANY_BUILDS', 'TOO_BUSY'],
);
export const declineHandOver = command('hand-over/decline', 'Decline a build that is offered', nothing, []);
