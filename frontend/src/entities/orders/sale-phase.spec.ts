import { preSaleOf, termsOf } from './orders.fixtures';
import { phaseWords } from './sale-phase';

const now = Date.parse('2027-02-01T14:48:00.000Z');

test('a sale to come counts down to what opens first', () => {
  const sale = preSaleOf({ phase: 'scheduled', terms: termsOf({ opensAt: '2027-02-01T18:00:00.000Z' }) });
  expect(phaseWords(sale, now)).toMatchObject({
    title: 'Opens in 3 h 12 min',
    words: 'The sale opens on Mon, Feb 1, 2027, 12:00\u00a0PM\u00a0CST.',
  });
});

test('renewals open before the sale', () => {
  const renewal = {
    opensAt: '2027-02-01T15:00:00.000Z',
    until: '2027-04-01T15:00:00.000Z',
    graceUntil: '2027-04-15T15:00:00.000Z',
    mayRollOver: true,
  };
  const sale = preSaleOf({
    phase: 'scheduled',
    terms: termsOf({ opensAt: '2027-05-01T15:00:00.000Z', renewal }),
  });
  expect(phaseWords(sale, now)).toMatchObject({
    title: 'Opens in 12:00',
    words: expect.stringMatching(/^Renewals open on/),
  });
});

test('the first call says for whom, and until when', () => {
  const windows = [
    {
      name: 'First call',
      who: 'renewed' as const,
      opensAt: '2027-01-20T06:00:00.000Z',
      closesAt: '2027-02-05T06:00:00.000Z',
    },
  ];
  const sale = preSaleOf({
    phase: 'first call',
    terms: termsOf({ opensAt: '2027-02-10T06:00:00.000Z', windows }),
  });
  expect(phaseWords(sale, now).title).toBe('First call for those who renewed until Fri, Feb 5, 2027');
});

test('what is sold out says how many wait', () => {
  expect(phaseWords(preSaleOf({ phase: 'sold out', waiting: 1 }), now)).toMatchObject({
    title: 'Sold out: wait for a space',
    words: expect.stringMatching(/^1 member waits/),
  });
});
