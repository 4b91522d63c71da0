import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

export const getAudience = endpoint({
  method: 'GET',
  path: '/api/my/audience',
  auth: 'member',
  summary:
    "How often the caller's own listings were seen in searches and opened in the last 30 days; only those that were",
  response: z.object({
    listings: z.array(z.object({ id: z.string(), impressions: z.number().int(), views: z.number().int() })),
  }),
});
