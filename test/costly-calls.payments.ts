import { testActs } from '../modules/payments/payments.contract.js';
import type { Bound } from './costly-calls.js';

export const paymentLists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/communities/:id/insights': { weeks: 26, topPosts: 10 },
  'GET /api/payments': { payments: 'page' },
  'GET /api/payments/:id': { lines: 'one', refs: 'one', history: 'one', disputes: 'one', can: 'fixed' },
  'GET /api/payments/differences': { differences: 'staff' },
  'GET /api/payments/test/:ref': { words: 'one', acts: testActs.length, plans: 'fixed', invoices: 'one' },
  'GET /api/subscription': { grants: 'one' },
  'GET /api/subscription/plans': { plans: 'fixed' },
};
