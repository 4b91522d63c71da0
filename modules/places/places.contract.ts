import { z } from 'zod';
import { endpoint, line } from '../kernel/http/contract.js';

export const findPlace = endpoint({
  method: 'GET',
  path: '/api/places',
  auth: 'guest',
  summary: 'The point of a ZIP code, "City, ST" or a territory',
  query: z.object({ text: line(80) }),
  response: z.object({ area: z.string(), latitude: z.number(), longitude: z.number() }),
  errors: ['PLACE_NOT_FOUND', 'PLACE_NOT_ON_MAP'],
});
