import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { codeBoxes } from './code-boxes.rules.js';
import type { Box, Size } from './label-sheets.rules.js';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points in a millimetre. */
export const point = 72 / 25.4;

/** A PDF, whole. Its text is set in Helvetica, which every reader has, so that the file stays small.
 *  source  ADR 0035 */
export async function pdfOf(title: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title }, lang: 'en-US' });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  printAtTrueSize(pdf);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A page of this size in millimetres. */
export function addPage(pdf: Pdf, { width, height }: Size): void {
  pdf.addPage({ size: [width * point, height * point], margin: 0 });
}

/** A drawing that is defined once and placed where needed.
 *  source  ISO 32000-1 8.10, form XObjects; pdfkit has no call for them */
export function stampOf(pdf: Pdf, draw: () => void): (at: Pick<Box, 'x' | 'y'>) => void {
  const { page } = pdf;
  const drawn: string[] = [];
  pdf.page = Object.create(page, { write: { value: (line: string) => drawn.push(line) } });
  draw();
  pdf.page = page;
  const { width, height, fonts } = page as typeof page & { readonly fonts: object };
  const stamp = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: { Font: fonts },
  });
  stamp.end(Buffer.from(drawn.join('\n'), 'latin1'));
  const name = `S${stamp.id}`;
  return ({ x, y }) => {
    const { xobjects } = pdf.page as unknown as { readonly xobjects: Record<string, typeof stamp> };
    xobjects[name] = stamp;
    pdf
      .save()
      .translate(x * point, y * point)
      .addContent(`/${name} Do`)
      .restore();
  };
}

/** Draw a QR code into a square. All of it is one path, so that no reader shows seams. */
export function drawCode(pdf: Pdf, content: string, box: Box): void {
  const known: Partial<Record<'Q' | 'M' | 'L', readonly (readonly boolean[])[]>> = {};
  const modules = (ecc: 'Q' | 'M' | 'L') => (known[ecc] ??= encode(content, { ecc, border: 0 }).data);
  for (const { x, y, width, height } of codeBoxes(modules, box))
    pdf.rect(x * point, y * point, width * point, height * point);
  pdf.fill('#000');
}

/** Asks readers not to fit the pages to the paper. pdfkit has no option for it; the catalogue is the file's root.
 *  source  ISO 32000-1 12.2 */
function printAtTrueSize(pdf: Pdf): void {
  const { _root } = pdf as unknown as { readonly _root: { readonly data: Record<string, unknown> } };
  _root.data.ViewerPreferences = pdf.ref({ PrintScaling: 'None' });
}
