import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { checkPdf } from './count-pages.js';

const ended = '\nstartxref\n0\n%%EOF\n';

async function drawn(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  for (let page = 0; page < pages; page++) pdf.addPage().text('A receipt');
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** A PDF whose pages are among compressed objects, as most programs write them today. */
const compressed = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n'),
    deflateSync(objects),
    Buffer.from(`\nendstream\nendobj${ended}`),
  ]);

test('the pages of a PDF are counted', async () => {
  expect(checkPdf(await drawn(3))).toEqual({ isPdf: true, pages: 3 });
});

test('pages among compressed objects are counted, and the list of pages is none', () => {
  const objects = '<< /Type /Pages /Kids [] >> << /Type /Page >> << /Type/Page/Parent 1 0 R >>';
  expect(checkPdf(compressed(objects))).toEqual({ isPdf: true, pages: 2 });
});

test('an encrypted PDF is one, whether it tells its pages or not', async () => {
  expect(checkPdf(await drawn(2, { ownerPassword: 'secret' }))).toEqual({ isPdf: true, pages: 2 });
  const closed = compressed('not readable').toString('latin1').replace('/ObjStm', '/ObjStm /Encrypt 2 0 R');
  expect(checkPdf(Buffer.from(closed, 'latin1'))).toEqual({ isPdf: true, pages: null });
});

test.each([
  ['another file', 'GIF89a'],
  ['one that was cut off', '%PDF-1.7\n<< /Type /Page >>'],
  ['one without pages', `%PDF-1.7\n<< /Type /Catalog >>${ended}`],
])('%s is no PDF', (_, text) => {
  expect(checkPdf(Buffer.from(text, 'latin1'))).toEqual({ isPdf: false });
});

test('a stream that unfolds to more than is read counts for nothing', () => {
  const bomb = compressed(`<< /Type /Page >>${' '.repeat(101_000_000)}`);
  expect(bomb.length).toBeLessThan(200_000);
  expect(checkPdf(bomb)).toEqual({ isPdf: false });
});
