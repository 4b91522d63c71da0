import sharp from 'sharp';
import { bookContent, bookEntry, bookTask } from './book-content.fixtures.js';
import { BookDrawer } from './book-drawer.js';
import type { BookToDraw } from './draw-book.js';
import { readPages } from './read-pages.fixtures.js';

const drawer = new BookDrawer();
afterAll(() => drawer.onApplicationShutdown());

const draw = (over: Partial<BookToDraw> = {}) =>
  drawer.draw('ana', async () => ({ content: bookContent(), paper: 'letter', photos: [], ...over }));

const wordsOf = async (pdf: Buffer) => (await readPages(pdf)).map(({ text }) => text);

test('a book has the car, its tasks by system, and what was done by month', async () => {
  const content = bookContent({
    entries: [
      bookEntry({ odometer: 81_230, task: 'Door bottoms' }),
      bookEntry({ on: '2026-04-30', text: 'Sold the “old” bed ☕ for ⅜ of it.', hours: null, cost: null }),
    ],
  });
  const [cover, tasks, entries] = await wordsOf(await draw({ content }));
  expect(cover).toContain('Old Blue');
  expect(cover).toContain('1966 Ford F100');
  expect(cover).toContain('Started March 1, 2025. As it was on June 1, 2026.');
  expect(cover).toContain('2.5 h and $90.00 in 1 of 1 task and 1 entry');
  expect(tasks).toContain('Done May 20, 2026 · 2.5 h · $90.00');
  expect(tasks).toContain('• 2 × Skin, $50.00. Fitted with work: Trimmed.');
  expect(entries).toMatch(/May 2026.*Saturday, May 2 · 2.5 h · \$40.00 · 81,230 mi · Ana.*April 2026/);
  expect(entries).toContain('Sold the “old” bed for 3/8 of it.');
  expect(entries).toContain('3 of 3');
});

test('the paper is that of the reader', async () => {
  const [letter] = await readPages(await draw());
  expect([letter?.width, letter?.height].map((side) => Math.round(side ?? 0))).toEqual([612, 792]);
  const [a4] = await readPages(await draw({ paper: 'a4' }));
  expect([a4?.width, a4?.height].map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
});

test('photos are printed, and one that is damaged is left out', async () => {
  const picture = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#2F5D46' } })
    .webp()
    .toBuffer();
  const content = bookContent({ cover: 'a', entries: [bookEntry({ photos: ['a', 'b'] })] });
  const printed = await draw({
    content,
    photos: [
      { id: 'a', picture },
      { id: 'b', picture: Buffer.from('no picture') },
    ],
  });
  expect(printed.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  const plain = await draw({ content });
  expect(plain.includes('/Subtype /Image')).toBe(false);
});

test('a long book has as many pages as it needs, each with its number and none empty', async () => {
  const entries = Array.from({ length: 300 }, (_, at) =>
    bookEntry({ text: `Evening ${at + 1}: ${'sanded and primed the cab. '.repeat(12)}` }),
  );
  const pages = await wordsOf(await draw({ content: bookContent({ entries, tasks: [bookTask()] }) }));
  expect(pages.length).toBeGreaterThan(20);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`${at + 1} of ${pages.length}`);
    expect(page.length).toBeGreaterThan(60);
  }
  expect(pages.at(-1)).toContain('Evening 300');
});

test('while the server ends, a book is to be asked for again', async () => {
  const ending = new BookDrawer();
  ending.onApplicationShutdown();
  const asked = ending.draw('ana', async () => ({ content: bookContent(), paper: 'a4', photos: [] }));
  await expect(asked).rejects.toMatchObject({ code: 'TOO_BUSY' });
});
