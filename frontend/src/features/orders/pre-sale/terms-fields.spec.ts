import { termsOf } from '@entities/orders/orders.fixtures';
import { fieldsOfTerms, readTerms, usualTerms } from './terms-fields';

const zone = 'America/Chicago';
const usual = (startsAt: string) => usualTerms('2026-12-01T15:00:00.000Z', startsAt, zone);

test('a date far ahead begins with renewals, then the first call, then everybody', () => {
  const fields = usual('2027-06-12T12:00:00.000Z');
  expect(fields).toMatchObject({
    hasRenewal: true,
    renewalOpensAt: '2026-12-02T08:00',
    renewalUntil: '2027-01-31T23:59',
    graceUntil: '2027-02-14T00:01',
    windows: [{ who: 'renewed', opensAt: '2027-02-14T00:01', closesAt: '2027-02-21T00:01' }],
    opensAt: '2027-02-21T00:01',
    closesAt: '2027-06-12T07:00',
    checksUntil: '2027-06-05T07:00',
    checksTo: '',
    holdMinutes: 15,
    waitlistHours: 24,
    lateWaitlistHours: 4,
  });
  expect(readTerms(fields, zone)).toHaveProperty('terms.opensAt', '2027-02-21T06:01:00.000Z');
});

test('a date that is near is sold from tomorrow on, without renewals', () => {
  expect(usual('2027-01-09T14:00:00.000Z')).toMatchObject({
    hasRenewal: false,
    windows: [],
    opensAt: '2026-12-02T08:00',
  });
});

test('what was written is read again as it was', () => {
  const terms = termsOf({ opensAt: '2027-01-01T06:01:00.000Z' });
  const fields = fieldsOfTerms(terms, zone, usual('2027-04-24T12:00:00.000Z'));
  expect(readTerms(fields, zone)).toEqual({ terms });
});

test('what is missing is said at its field', () => {
  const fields = usual('2027-06-12T12:00:00.000Z');
  const [space] = fields.products;
  expect(
    readTerms(
      {
        ...fields,
        opensAt: '',
        holdMinutes: 'soon',
        products: space
          ? [
              { ...space, types: [] },
              { ...space, id: 'gate', kind: 'early gate', name: ' ' },
            ]
          : [],
      },
      zone,
    ),
  ).toEqual({
    problems: {
      'products.0.types': 'Choose at least one type.',
      'products.1.name': 'Give it a name.',
      'products.1.cents': 'Say what it costs. 0 when it is free.',
      opensAt: 'Choose a day and a time.',
      holdMinutes: 'Write a number.',
    },
  });
});
