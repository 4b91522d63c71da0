import { contracts, routeOf } from './contracts.js';

/** What a member may call while they are suspended, besides what guests read. Written by hand, so that nobody opens a route by accident.
 *  source  ADR 0079 */
const open: readonly string[] = [
  // Sign in and out, keep the account safe, and say who one is.
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in-link',
  'POST /api/auth/sign-in-link/send',
  'POST /api/auth/second-factor',
  'POST /api/auth/social/start',
  'POST /api/auth/social/finish',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-out',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/send',
  'POST /api/auth/verification',
  'POST /api/auth/verification/send',
  'POST /api/auth/terms',
  'POST /api/app-check/challenge',
  'POST /api/app-check/token',
  'POST /api/account/date-of-birth',
  'GET /api/account/profile',
  'GET /api/account/guardianship',
  'GET /api/account/proof',
  'POST /api/account/proof',
  'POST /api/account/password',
  'GET /api/account/totp',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'POST /api/account/sessions/revoke-others',
  'GET /api/account/sign-ins',
  // Take what is theirs, and leave.
  'GET /api/account/export',
  'GET /api/account/erasure',
  'POST /api/account/erasure',
  'DELETE /api/account/erasure',
  'DELETE /api/events/calendar-address',
  'DELETE /api/organizers/:id/team/:memberId',
  // Learn what was decided, and appeal.
  'GET /api/decisions',
  'GET /api/decisions/:id',
  'GET /api/appeals/:id',
  'POST /api/appeals',
  'POST /api/appeals/attachments',
  'GET /api/appeals/attachments/:id',
  'POST /api/appeals/:id/answer',
  'POST /api/appeals/:id/escalate',
  'POST /api/appeals/:id/withdraw',
  'POST /api/support/requests',
  'GET /api/notifications',
  'GET /api/notifications/unread',
  'GET /api/notifications/stream',
  'PATCH /api/notifications/:id/read',
  'PATCH /api/notifications/mark-all-read',
  // No more mails.
  'POST /api/notifications/unsubscribe',
  'POST /api/saved-searches/stop',
  // Cancel what they pay for.
  'GET /api/subscription',
  'POST /api/subscription/portal',
  // Give, and see to what they give.
  'POST /api/donations',
  'GET /api/donations/:id',
  'PUT /api/donations/:id/choice',
  'GET /api/donations/:id/receipt',
  'GET /api/donations/mine',
  'PUT /api/donations/monthly/:id',
  'POST /api/donations/monthly/:id/pause',
  'POST /api/donations/monthly/:id/resume',
  'POST /api/donations/monthly/:id/end',
  'POST /api/donations/monthly/:id/portal',
  // Read what they bought.
  'GET /api/orders/:id',
  // Of messages, the thread with their guardian or ward alone.
  'GET /api/threads',
  'GET /api/threads/unread',
  'GET /api/threads/:id',
  'GET /api/threads/:id/messages/:messageId/photos/:photoId/:size',
  'POST /api/threads/:id/messages',
  'PUT /api/threads/:id/read',
  'PUT /api/threads/delivered',
];

test('a suspended member calls what is on the list, and nothing else that guests cannot read', () => {
  const marked = contracts.filter(({ whileSuspended }) => whileSuspended).map(routeOf);
  expect(marked.toSorted()).toEqual(open.toSorted());
});
