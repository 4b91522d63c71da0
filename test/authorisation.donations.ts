import { type Kind, kinds, type Outcome, type Row } from './authorisation.kinds.js';

/** To everybody but the member who gave it, staff too, a gift does not exist. */
const refused = othersGet('404 DONATION_NOT_FOUND');
const monthly: Row = { at: { id: 'nothing' } };

export const giftBody = {
  amount: 50,
  frequency: 'once',
  way: 'by hand',
  choice: {},
  name: 'Ana Jensen',
  email: 'ana.jensen@example.com',
};
const choice = { shownAs: 'initials' };

/** The calls on a gift of `member`, and on monthly gifts of nobody. */
export const donationRows: Readonly<Record<string, Row>> = {
  'POST /api/donations': {
    refused: { minor: '403 GUARDIAN_PAYS', 'pending minor': '403 GUARDIAN_PAYS' },
    send: { id: 'nothing', ...giftBody },
  },
  'GET /api/donations/:id': { refused, at: { id: 'gift' } },
  'PUT /api/donations/:id/choice': { refused, at: { id: 'gift' }, send: choice },
  'GET /api/donations/:id/receipt': { refused, at: { id: 'gift' } },
  'POST /api/donations/:id/donor': { at: { id: 'gift' }, send: { reason: 'A letter.' } },
  'PUT /api/donations/monthly/:id': { ...monthly, send: { ...choice, amount: 5 } },
  'POST /api/donations/monthly/:id/pause': monthly,
  'POST /api/donations/monthly/:id/resume': monthly,
  'POST /api/donations/monthly/:id/end': monthly,
  'POST /api/donations/monthly/:id/portal': monthly,
  'POST /api/donations/king-tier/:donorId/propose': { at: { donorId: 'nothing' }, send: { note: 'Thanks.' } },
};

function othersGet(outcome: Outcome): Readonly<Partial<Record<Kind, Outcome>>> {
  return Object.fromEntries(kinds.filter((kind) => kind !== 'member').map((kind) => [kind, outcome]));
}
