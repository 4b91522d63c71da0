import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

/** The response is the archive itself, application/zip. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  auth: 'member',
  securityEvent: 'archive-taken',
  whileSuspended: true,
  recentAuth: true,
  consistent: [
    'appeals',
    'boosts',
    'broadcasts',
    'builds',
    'donations',
    'cases',
    'communities',
    'deals',
    'events',
    'follows',
    'inventory',
    'listing-days',
    'listing-search',
    'member-pages',
    'messages',
    'organizers',
    'pre-sales',
    'reports',
    'saved-searches',
    'space-maps',
    'wall',
  ],
  summary: 'Everything about me, as one archive: JSON and photos',
  response: z.string().meta({ contentMediaType: 'application/zip', contentEncoding: 'binary' }),
  errors: ['PROOF_NEEDED'],
  rateLimit: { calls: 10, minutes: 60 },
});
