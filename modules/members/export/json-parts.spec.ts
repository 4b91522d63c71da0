import fc from 'fast-check';
import { jsonParts } from './json-parts.js';

test('the parts together are the JSON of the whole', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (content) => {
      expect([...jsonParts(content)].join('')).toBe(`${JSON.stringify(content, null, 2)}\n`);
    }),
  );
  const odd = { at: new Date(0), gone: undefined, lists: [[undefined, { a: [] }], [], {}], text: 'a\nb' };
  expect([...jsonParts(odd)].join('')).toBe(`${JSON.stringify(odd, null, 2)}\n`);
});

test('no part holds more than one element of a list', () => {
  const items = Array.from({ length: 100 }, (_, at) => ({ id: at, note: 'x'.repeat(50) }));
  const longest = Math.max(...[...jsonParts({ items, locations: items })].map(({ length }) => length));
  expect(longest).toBeLessThan(120);
});
