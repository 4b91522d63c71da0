import { createRequire } from 'node:module';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF in the order of the file, and its size in points. Nothing is drawn. */
export async function readPages(
  pdf: Buffer,
): Promise<readonly { readonly text: string; readonly width: number; readonly height: number }[]> {
  GlobalWorkerOptions.workerSrc = require.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: { text: string; width: number; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ text: items.map((item) => ('str' in item ? item.str : '')).join(' '), width, height });
  }
  await document.loadingTask.destroy();
  return pages;
}

const require = createRequire(import.meta.url);
