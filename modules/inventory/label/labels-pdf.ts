import type { BodyOf } from '../../kernel/http/contract.js';
import { layoutOf } from './label-layout.rules.js';
import { cellBox, labelSheets, placeLabels } from './label-sheets.rules.js';
import type { LabelDetails, printLabels } from './labels.contract.js';
import { addPage, drawCode, type Pdf, pdfOf, point } from './pdf-page.js';

type Print = Pick<BodyOf<typeof printLabels>, 'sheet' | 'startAt' | 'copies' | 'lines' | 'contact'>;

/** Labels on their sheets, each where the sheet is cut.
 *  in  address  what a code is the end of: 'https://…/q/' */
export function labelsPdf(labels: readonly LabelDetails[], print: Print, address: string): Promise<Buffer> {
  const sheet = labelSheets[print.sheet];
  const all = labels.flatMap((label) => Array.from({ length: print.copies }, () => label));
  return pdfOf('Labels', (pdf) => {
    for (const page of placeLabels(sheet, all, print.startAt)) {
      addPage(pdf, sheet.page);
      for (const { label, cell } of page) {
        const { x, y } = cellBox(sheet, cell);
        drawLabel(pdf, label, { print, x, y, address });
      }
    }
  });
}

function drawLabel(
  pdf: Pdf,
  label: LabelDetails,
  {
    print,
    x,
    y,
    address,
  }: { readonly print: Print; readonly x: number; readonly y: number; readonly address: string },
): void {
  const { code, lines } = layoutOf(labelSheets[print.sheet].label, textOf(label, print));
  drawCode(pdf, address + label.code.replace('-', ''), { ...code, x: x + code.x, y: y + code.y });
  for (const line of lines) {
    pdf.font(line.weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica').fontSize(line.size * point);
    pdf.fill('#000').text(line.text, (x + line.x) * point, (y + line.y) * point, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [],
    });
  }
}

const textOf = (label: LabelDetails, { lines, contact }: Print) =>
  Object.fromEntries(lines.map((line) => [line, line === 'contact' ? contact : label[line]]));
