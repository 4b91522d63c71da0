import { readPdf } from '../label/read-pdf.fixtures.js';
import { signPdf } from './sign-pdf.js';

test('the sign is a letter page with the code of the link and the name of the seller', async () => {
  const address = 'https://swapmeetclassics.com/s/0123456789abcdefghijkl';
  const [page, second] = await readPdf(await signPdf({ address, name: 'Dutch' }));
  expect(second).toBeUndefined();
  expect(page?.codes.map(({ content }) => content)).toEqual([address]);
  expect(page?.codes[0]?.width).toBeGreaterThan(120);
  expect(page?.text).toContain('everything I brought');
  expect(page?.text).toContain('Dutch');
});
