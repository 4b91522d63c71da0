import { bookContent } from './book-content.fixtures.js';
import { hidden, titleOfBook } from './hides.rules.js';

const content = bookContent();

test('a book shows all of it when nothing is to be hidden', () => {
  expect(hidden(content, { costs: false, names: false })).toEqual(content);
});

test('without costs no amount is in it', () => {
  const book = hidden(content, { costs: true, names: false });
  const amounts: unknown[] = [];
  JSON.stringify(book, (field, value) => {
    if (['spent', 'cost', 'planned'].includes(field)) amounts.push(value);
    return value;
  });
  expect(amounts).toEqual(amounts.map(() => null));
  expect(amounts).toHaveLength(6);
  expect(book.entries[0]?.author).toBe('Ana');
});

test('without names nobody is in it, and costs stay', () => {
  const book = hidden(content, { costs: false, names: true });
  expect(JSON.stringify(book)).not.toContain('Ana');
  expect(book.totals.spent).toBe(90);
});

test('its title is the car and the month', () => {
  expect(titleOfBook(content)).toBe('1966 Ford F100, June 2026');
});
