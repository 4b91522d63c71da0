import type { BodyOf } from '../../kernel/http/contract.js';
import { fontOf, layoutOf } from './label-layout.rules.js';
import { cellBox, labelSheets, placeLabels } from './label-sheets.rules.js';
import type { LabelDetails, printLabels } from './labels.contract.js';
import { addPage, drawCode, type Pdf, pdfOf, point, stampOf } from './pdf-page.js';

type Print = Pick<BodyOf<typeof printLabels>, 'sheet' | 'startAt' | 'copies' | 'lines' | 'contact'>;

/** Labels on their sheets, each at its position. Each label is drawn once, however many copies there are.
 *  in  address  the prefix of a code: 'https://…/q/' */
export function labelsPdf(labels: readonly LabelDetails[], print: Print, address: string): Promise<Buffer> {
  const sheet = labelSheets[print.sheet];
  return pdfOf('Labels', (pdf) => {
    addPage(pdf, sheet.page);
    const font = fontOf(
      sheet.label,
      labels.map((label) => textOf(label, print)),
    );
    const stamps = labels.map((label) =>
      stampOf(pdf, () => drawLabel(pdf, label, { ...print, font }, address)),
    );
    const all = stamps.flatMap((stamp) => Array.from({ length: print.copies }, () => stamp));
    for (const [number, page] of placeLabels(sheet, all, print.startAt).entries()) {
      if (number > 0) addPage(pdf, sheet.page);
      for (const { label: stamp, cell } of page) stamp(cellBox(sheet, cell));
    }
  });
}

function drawLabel(
  pdf: Pdf,
  label: LabelDetails,
  print: Print & { readonly font: number },
  address: string,
): void {
  const { code, lines } = layoutOf(labelSheets[print.sheet].label, textOf(label, print), print.font);
  drawCode(pdf, address + label.code.replace('-', ''), code);
  for (const line of lines) {
    pdf.font(line.weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica').fontSize(line.size * point);
    pdf.fill('#000').text(line.text, line.x * point, line.y * point, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [],
    });
  }
}

const textOf = (label: LabelDetails, { lines, contact }: Print) =>
  Object.fromEntries(lines.map((line) => [line, line === 'contact' ? contact : label[line]]));
