import { textWidth, type Weight } from '../label/helvetica.rules.js';
import { addPage, drawCode, type Pdf, pdfOf, point } from '../label/pdf-page.js';
import { printable } from '../label/printable.rules.js';

/** A sign for the table, on a letter page: instructions, a code that is readable from six feet away, and the owner's name.
 *  units  millimetres */
export function signPdf({
  address,
  name,
}: {
  readonly address: string;
  readonly name: string;
}): Promise<Buffer> {
  return pdfOf('Table sign', (pdf) => {
    addPage(pdf, page);
    middle(pdf, 'Scan to see', { y: 38, size: 22, weight: 'bold' });
    middle(pdf, 'everything I brought', { y: 58, size: 18, weight: 'bold' });
    drawCode(pdf, address, { x: (page.width - side) / 2, y: 64, width: side, height: side });
    if (name) middle(pdf, name, { y: 232, size: 14, weight: 'bold' });
    middle(pdf, 'Point the camera of your phone at the code.', { y: 244, size: 6, weight: 'regular' });
    middle(pdf, address.replace(/^https?:\/\//, ''), { y: 258, size: 4.6, weight: 'regular' });
    middle(pdf, 'Swap Meet Classics', { y: 268, size: 4.6, weight: 'bold' });
  });
}

const page = { width: 215.9, height: 279.4 };
const side = 152;
const widest = page.width - 2 * 15;

/** A line in the middle of the page, smaller when it is too long. */
function middle(
  pdf: Pdf,
  words: string,
  { y, size, weight }: { readonly y: number; readonly size: number; readonly weight: Weight },
): void {
  const text = printable(words);
  const fitting = Math.min(size, widest / textWidth(text, 1, weight));
  const width = textWidth(text, fitting, weight);
  pdf
    .font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(fitting * point)
    .fill('#000')
    .text(text, ((page.width - width) / 2) * point, y * point, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [],
    });
}
