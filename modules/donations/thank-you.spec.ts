import { nameShown, thankYouCard } from './thank-you.schemas.js';

test.each([
  ['name', 'Earl Jensen'],
  ['initials', 'E. J.'],
  ['somebody', 'Somebody'],
  ['none', 'Somebody'],
] as const)('a donor who chose %s is read as %s', (shownAs, who) => {
  expect(nameShown('  Earl   Jensen ', shownAs)).toBe(who);
});

test.each([
  ['Mary Ann van der Berg 3rd', 'M. A. B.'],
  ['earl jensen', 'E. J.'],
  ['Ana Berta Cruz Diaz', 'A. B. D.'],
  ['(Éa) 陳', 'É. 陳.'],
])('the initials of %s are %s', (name, initials) => {
  expect(nameShown(name, 'initials')).toBe(initials);
});

test('a name without letters is nobody’s', () => {
  expect(nameShown(' 42 ', 'name')).toBe('Somebody');
});

test('a card names the giver, the amount only where it is shown, and the message in quotes', () => {
  const gift = { who: 'E. J.', amount: null, message: '', isMonthly: false };
  expect(thankYouCard(gift)).toEqual({ title: 'E. J. keeps the lights on. Thank you!', details: [] });
  expect(thankYouCard({ who: 'Somebody', amount: 1234.5, message: 'For the meet', isMonthly: true })).toEqual(
    {
      title: 'Somebody keeps the lights on each month. Thank you!',
      details: ['$1,234.50', '“For the meet”'],
    },
  );
  expect(thankYouCard({ ...gift, amount: 25000 }).details).toEqual(['$25,000']);
});
