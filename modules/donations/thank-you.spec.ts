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

test('a card says the gift first and the message after it, the amount only where it is shown', () => {
  const gift = { who: 'E. J.', amount: null, message: '', isMonthly: false };
  expect(thankYouCard(gift)).toEqual({ title: 'Thank you, E. J.', details: ['A gift'] });
  expect(thankYouCard({ who: 'Somebody', amount: 1234.5, message: 'For the meet', isMonthly: true })).toEqual(
    {
      title: 'Thank you, whoever you are',
      details: ['A monthly gift of $1,234.50', 'For the meet'],
    },
  );
  expect(thankYouCard({ ...gift, amount: 25000 }).details).toEqual(['A gift of $25,000']);
});
