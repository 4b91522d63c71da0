import { PdfDrawer } from './pdf-drawer.js';
import { readPdf } from './read-pdf.fixtures.js';

const drawer = new PdfDrawer();
afterAll(() => drawer.onApplicationShutdown());

const label = {
  id: 'item',
  subject: 'item',
  code: 'K7QF3-MWXT6',
  title: 'Hood bird',
  place: '',
  price: '',
} as const;
const print = { sheet: 'roll-62', startAt: 1, copies: 1, lines: ['title'], contact: '' } as const;

test('labels and signs are drawn in a process of its own, which is kept for the next', async () => {
  const address = 'https://swapmeetclassics.com/s/0123456789abcdefghijkl';
  const [labels, sign] = await Promise.all([
    drawer.draw('ana', { kind: 'labels', of: [[label], { ...print, lines: ['title'] }, 'https://x/q/'] }),
    drawer.draw('bob', { kind: 'sign', of: [{ address, name: 'Dutch' }] }),
  ]);
  expect(drawer.pids).toHaveLength(1);
  expect((await readPdf(labels))[0]).toMatchObject({
    text: 'Hood bird',
    codes: [{ content: 'https://x/q/K7QF3MWXT6' }],
  });
  expect((await readPdf(sign))[0]?.text).toContain('Dutch');
});

test('a member who waits for many sheets is told to come back, and others have their turn', async () => {
  const sign = { kind: 'sign', of: [{ address: 'https://x/s/1', name: '' }] } as const;
  const ofAna = Array.from({ length: 5 }, () => drawer.draw('ana', sign));
  await expect(drawer.draw('ana', sign)).rejects.toMatchObject({ kind: 'unavailable', code: 'TOO_BUSY' });
  await drawer.draw('bob', sign);
  await Promise.all(ofAna);
});

test('while the server ends, a sheet is to be asked for again', async () => {
  const ending = new PdfDrawer();
  ending.onApplicationShutdown();
  await expect(
    ending.draw('ana', { kind: 'sign', of: [{ address: 'https://x/s/1', name: '' }] }),
  ).rejects.toMatchObject({
    code: 'TOO_BUSY',
  });
});
