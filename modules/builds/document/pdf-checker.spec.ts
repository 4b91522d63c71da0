import { PdfChecker } from './pdf-checker.js';

const checker = new PdfChecker();
afterAll(() => checker.onApplicationShutdown());

const pdf = (pages: number) =>
  Buffer.from(`%PDF-1.4\n${'<< /Type /Page >>\n'.repeat(pages)}startxref\n0\n%%EOF`, 'latin1');

test('a PDF is taken with as many pages as a document has', async () => {
  await checker.check(pdf(500));
  await expect(checker.check(pdf(501))).rejects.toMatchObject({
    kind: 'too-large',
    code: 'DOCUMENT_TOO_LARGE',
  });
});

test('what only begins like a PDF is refused', async () => {
  await expect(checker.check(Buffer.from('%PDF-1.4\nnothing'))).rejects.toMatchObject({
    kind: 'unprocessable',
    code: 'NOT_A_DOCUMENT',
  });
});

test('while the server ends, a document is to be sent again', async () => {
  const ending = new PdfChecker();
  ending.onApplicationShutdown();
  await expect(ending.check(pdf(1))).rejects.toMatchObject({ code: 'TOO_BUSY' });
});
