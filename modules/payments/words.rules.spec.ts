import { wordsOf } from './words.rules.js';

test('the word of a purpose or of a plan is read by people', () => {
  expect(['donation', 'premium_plus', 'swap-meet'].map(wordsOf)).toEqual([
    'Donation',
    'Premium plus',
    'Swap meet',
  ]);
});
