import { savedAs } from './attachment-view.rules.js';

test.each([
  ['receipt.PDF', 'application/pdf', 'receipt.PDF'],
  ['receipt.html', 'application/pdf', 'receipt.html.pdf'],
  ['receipt.jpg', 'application/pdf', 'receipt.jpg.pdf'],
  ['photo.JPG', 'image/webp', 'photo.JPG'],
  ['photo.hta', 'image/webp', 'photo.hta.webp'],
  ['File', 'image/webp', 'File.webp'],
])('a file that its sender calls %s, of the type %s, is saved as %s', (name, type, expected) =>
  expect(savedAs(name, type)).toBe(expected),
);
