import { asMember } from '@lib/testing/page.fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dealQuery } from './deal/deal.queries';
import { useAcceptInvitation, useReviewGuardian } from './guardianship/guardianship.mutations';
import {
  consentsQuery,
  guardianshipQuery,
  pairConsentsQuery,
  pendingGuardiansQuery,
} from './guardianship/guardianship.queries';
import { useChangeItems, useItemCommand } from './inventory/item.mutations';
import {
  itemHistoryQuery,
  itemQuery,
  itemsQuery,
  locationQuery,
  locationsQuery,
} from './inventory/item.queries';
import { useLocationCommand } from './inventory/location.mutations';
import { useListingCommand } from './listing/listing.mutations';
import { listingQuery, searchQuery, storefrontQuery } from './listing/listing.queries';
import { listingFormQuery, myHoldsQuery, myListingsQuery } from './listing/own-listings.queries';
import {
  useBlockMember,
  useChangePicture,
  useChangeProfile,
  useUnblockMember,
} from './member/member.mutations';
import { blockedQuery, memberQuery, profileQuery } from './member/member.queries';
import { useChangeRole, useConfirmLifetime } from './membership/grants.mutations';
import { grantsQuery, proposalsQuery } from './membership/grants.queries';

const id = '0198c0de-0000-7000-8000-000000000001';
const receipt = { id, version: 2, position: 9 };
const search = searchQuery({ limit: 20 } as Parameters<typeof searchQuery>[0]);
const listing = [
  listingQuery(id).queryKey,
  listingFormQuery(id).queryKey,
  myListingsQuery().queryKey,
  storefrontQuery('ray', 'for_sale').queryKey,
  search.queryKey,
];
const inventory = [
  itemQuery(id).queryKey,
  itemQuery(id, '2026-11-01').queryKey,
  itemHistoryQuery(id).queryKey,
  itemsQuery({ limit: 50 }).queryKey,
  locationsQuery().queryKey,
  locationQuery(id).queryKey,
];
const profile = [
  profileQuery.queryKey,
  memberQuery('ray').queryKey,
  storefrontQuery('ray', 'for_sale').queryKey,
  listingQuery(id).queryKey,
  search.queryKey,
];
const guardianship = [
  guardianshipQuery.queryKey,
  pendingGuardiansQuery.queryKey,
  pairConsentsQuery('kid').queryKey,
  consentsQuery('kid').queryKey,
];
const blocks = [memberQuery('gus').queryKey, blockedQuery.queryKey];
const released = [
  myHoldsQuery.queryKey,
  myListingsQuery().queryKey,
  listingQuery(id).queryKey,
  dealQuery('t1').queryKey,
];
const grants = [grantsQuery(id).queryKey, proposalsQuery.queryKey, memberQuery('gus').queryKey];

type Mutation = () => { readonly mutateAsync: (variables: never) => Promise<unknown> };
type Row = readonly [string, Mutation, unknown, string, readonly (readonly unknown[])[]];

const rows: readonly Row[] = [
  ['Blocking a member', useBlockMember, 'gus', 'POST /api/members/gus/block', [...blocks, ...released]],
  ['Unblocking a member', useUnblockMember, 'gus', 'DELETE /api/members/gus/block', blocks],
  ['Changing the profile', useChangeProfile, { name: 'Ray' }, 'PUT /api/account/profile', profile],
  ['Removing the picture', useChangePicture, null, 'DELETE /api/account/picture', profile],
  [
    'Accepting an invitation',
    () => useAcceptInvitation('token'),
    undefined,
    'POST /api/guardian-invitations/accept',
    guardianship,
  ],
  [
    'Verifying a guardian',
    () => useReviewGuardian('kid'),
    { verdict: 'verify', guardianId: 'mom', note: 'Seen on a call.' },
    'POST /api/admin/guardian-links/kid/verify',
    guardianship,
  ],
  [
    'Holding a listing',
    () => useListingCommand(id, () => undefined),
    { type: 'hold' },
    `POST /api/listings/${id}/hold`,
    listing,
  ],
  [
    'Giving a role',
    () => useChangeRole(id, 'support', 'give'),
    'Answers requests.',
    `POST /api/admin/members/${id}/roles`,
    grants,
  ],
  [
    'Confirming a tier for life',
    () => useConfirmLifetime({ id, proposalId: 'p1' }),
    undefined,
    `POST /api/admin/members/${id}/lifetime-proposals/p1/confirm`,
    grants,
  ],
  [
    'Moving an item',
    () => useItemCommand(id),
    { type: 'move', body: { toId: null } },
    `POST /api/inventory/items/${id}/move`,
    [...inventory, myListingsQuery().queryKey],
  ],
  [
    'Changing several items',
    useChangeItems,
    { ids: [id], change: { kind: 'delete' } },
    'POST /api/inventory/items/bulk',
    inventory,
  ],
  [
    'Moving a place',
    () => useLocationCommand(id),
    { type: 'move', parentId: null },
    `POST /api/inventory/locations/${id}/move`,
    inventory,
  ],
];

test.each(rows)('%s refreshes every query that shows it', async (_name, useIt, variables, path, keys) => {
  await asMember({}, { [path]: receipt });
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useIt, { wrapper });
  await act(() => result.current.mutateAsync(variables as never));
  expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([]);
});
