import { csvOf } from './csv';

test('a cell with signs of the table is quoted, and one that begins like a formula is text', () => {
  const rows = [
    ['Grille, "53"', '=HYPERLINK("http://x")', -3],
    ['two\nlines', '@sum', 0.5],
  ];
  expect(csvOf(rows)).toBe(
    `\uFEFF"Grille, ""53""","'=HYPERLINK(""http://x"")",-3\r\n"two\nlines",'@sum,0.5\r\n`,
  );
});
