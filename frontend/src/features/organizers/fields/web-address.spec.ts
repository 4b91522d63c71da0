import { webAddressOf } from './web-address';

test('a web address gets the "https://" that people leave out', () => {
  expect(webAddressOf(' www.example.com ')).toBe('https://www.example.com');
  expect(webAddressOf('example.com/meet')).toBe('https://example.com/meet');
});

test('one that has its scheme stays as it is typed, and nothing is none', () => {
  expect(webAddressOf('http://example.com')).toBe('http://example.com');
  expect(webAddressOf('ftp://example.com')).toBe('ftp://example.com');
  expect(webAddressOf('  ')).toBeNull();
});
