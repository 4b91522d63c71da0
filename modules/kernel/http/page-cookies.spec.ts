import { pageCookies } from './page-cookies.js';

test('over https only cookies of this host count', () => {
  const header = 'place=1.00_2.00; __Host-signed-in=1; __Host-place=43.07_-89.40';
  expect(pageCookies(header, 'https://swap.example')).toBe('signed-in=1; place=43.07_-89.40');
  expect(pageCookies('place=1.00_2.00;signed-in=1', 'http://localhost:3000')).toBe(
    'place=1.00_2.00; signed-in=1',
  );
  expect(pageCookies(undefined, 'https://swap.example')).toBe('');
});
