import PDFDocument from 'pdfkit';
import { printable } from '../../inventory/label/printable.rules.js';
import { dayInWords, usualTimeZone } from '../../kernel/decider/days.js';
import { dollarsOf } from '../../kernel/decider/money.js';

/** units  USD cents; ISO-8601 UTC */
export interface ReceiptContent {
  /** '2026-000123' */
  readonly number: string;
  readonly name: string;
  readonly cents: number;
  readonly refundedCents: number;
  readonly settledAt: string;
  readonly way: 'card' | 'by hand';
  readonly isMonthly: boolean;
}

/** The receipt of a gift on one page of letter size, set in Helvetica, which every reader has.
 *  source  README, Receipts */
export async function receiptPdf(content: ReceiptContent): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 72,
    info: { Title: `Receipt ${content.number}` },
    lang: 'en-US',
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(20).text('Swap Meet Classics');
  pdf.font('Helvetica').fontSize(14).text(`Receipt ${content.number}`).moveDown(2);
  for (const [label, value] of linesOf(content)) {
    pdf.font('Helvetica-Bold').fontSize(11).text(label);
    pdf.font('Helvetica').fontSize(11).text(printable(value)).moveDown(0.8);
  }
  pdf
    .moveDown(1)
    .text('Thank you. Gifts pay for the servers, the mail and the work that keep this site free to use.');
  pdf.moveDown(1).fontSize(9).text(taxWords);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

export function linesOf(content: ReceiptContent): readonly (readonly [string, string])[] {
  const { name, cents, refundedCents, settledAt, way, isMonthly } = content;
  return [
    ['Received from', name],
    ['Amount', dollarsOf(cents)],
    ...(refundedCents > 0 ? [['Of this went back', dollarsOf(refundedCents)] as const] : []),
    ['Received on', dayInWords(settledAt, usualTimeZone)],
    [
      'Given',
      `${isMonthly ? 'each month' : 'once'}, ${way === 'card' ? 'by card' : 'by check, cash or bank transfer'}`,
    ],
  ];
}

export const taxWords =
  'A gift to this site is not tax-deductible, unless whoever runs it is a charity under section 501(c)(3) of the Internal Revenue Code and tells you so in writing. Nothing was given in return for it.';
