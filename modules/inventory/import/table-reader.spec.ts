import { pino } from 'pino';
import { rowsOf, TableReader } from './table-reader.js';

const opened: TableReader[] = [];
function open(limits: { readonly time?: number; readonly memory?: number } = {}) {
  const reader = new TableReader(pino({ level: 'silent' }), limits);
  opened.push(reader);
  return reader;
}
afterEach(() => {
  for (const reader of opened.splice(0)) reader.onApplicationShutdown();
});

test('a file is read in a process of its own, chunk by chunk', async () => {
  const file = Buffer.from(`name,qty\n${'Hood,1\r\n'.repeat(450)}`);
  const reader = open();
  expect(await reader.head(file)).toMatchObject({ headers: ['name', 'qty'], rows: 450 });
  const { chunks } = await reader.table(file);
  expect(chunks.map((chunk) => rowsOf(chunk).length)).toEqual([200, 200, 50]);
});

test.each([
  ['empty rows', `name${'\n'.repeat(15_000_000)}`],
  ['cells', `a,b\n${','.repeat(15_000_000)}`],
  ['rows', `a,b\n${'1,2\n'.repeat(3_000_000)}`],
])('15 MB of %s are refused at once', async (_, text) => {
  await expect(open().head(Buffer.from(text))).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' });
});

test('what takes longer or more than it may is refused by a code, and the next file is read', async () => {
  await expect(open({ time: 1 }).head(Buffer.from('name\nHood'))).rejects.toMatchObject({
    code: 'TABLE_TOO_HEAVY',
  });
  expect(await open().head(Buffer.from('name\nHood'))).toMatchObject({ rows: 1 });
});
