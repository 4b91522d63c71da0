import PDFDocument from 'pdfkit';
import { printable } from '../../inventory/label/printable.rules.js';
import type { BookContent } from './book.schemas.js';
import {
  byMonth,
  lineOfEntry,
  lineOfPart,
  lineOfTask,
  lineOfTotals,
  longDay,
  mostPhotosOfEntry,
  systemNames,
} from './book-pages.rules.js';

export type Paper = 'letter' | 'a4';

type Pdf = InstanceType<typeof PDFDocument>;

interface Context {
  readonly pdf: Pdf;
  /** By id. Each is in the file once, however often it is placed. */
  readonly photos: ReadonlyMap<string, PDFKit.Mixins.ImageSrc>;
}

const papers = { letter: 'LETTER', a4: 'A4' } as const;
/** Points. */
const margin = 54;
const gap = 8;
const photoHeight = 120;

/** A book, whole, to print. Its text is set in Helvetica, which every reader has, so that the file stays small.
 *  in      photos: as JPEG, by id
 *  source  ADR 0035 */
export async function bookPdf(
  content: BookContent,
  photos: ReadonlyMap<string, Buffer>,
  paper: Paper,
): Promise<Buffer> {
  const title = printable(`${content.title}: build book`);
  const pdf = new PDFDocument({
    size: papers[paper],
    margin,
    bufferPages: true,
    info: { Title: title },
    lang: 'en-US',
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const context = { pdf, photos: new Map([...photos].map(([id, jpeg]) => [id, imageOf(pdf, jpeg)])) };
  drawCover(context, content);
  drawTasks(context, content);
  drawEntries(context, content);
  numberPages(pdf, printable(content.title));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** pdfkit has it, and its types do not. */
const imageOf = (pdf: Pdf, jpeg: Buffer): PDFKit.Mixins.ImageSrc =>
  (pdf as unknown as { openImage(jpeg: Buffer): PDFKit.Mixins.ImageSrc }).openImage(jpeg);

function drawCover({ pdf, photos }: Context, content: BookContent): void {
  const { cover, vehicle, about, totals, owner, startedOn, on } = content;
  write(pdf, content.title, { size: 26, isBold: true });
  if (vehicle !== content.title) write(pdf, vehicle, { size: 14 });
  const photo = cover === null ? undefined : photos.get(cover);
  if (photo) {
    pdf.moveDown(0.6);
    pdf.image(photo, { fit: [widthOf(pdf), 320] });
    pdf.moveDown(0.6);
  }
  if (owner !== null) write(pdf, `Built by ${owner}`, { size: 11 });
  const begun = startedOn === null ? '' : `Started ${longDay(startedOn)}. `;
  write(pdf, `${begun}As it was on ${longDay(on)}.`, { size: 11 });
  write(pdf, lineOfTotals(totals), { size: 11 });
  if (about !== '') write(pdf, about, { size: 11, above: 10 });
}

function drawTasks({ pdf }: Context, { tasks }: BookContent): void {
  if (tasks.length === 0) return;
  pdf.addPage();
  write(pdf, 'Tasks', { size: 18, isBold: true });
  for (const [system, name] of Object.entries(systemNames)) {
    const own = tasks.filter((task) => task.system === system);
    if (own.length > 0) heading(pdf, name);
    for (const task of own) {
      keepTogether(pdf, 40);
      write(pdf, task.title, { size: 11, isBold: true, above: 4 });
      write(pdf, lineOfTask(task), { size: 9 });
      if (task.notes !== '') write(pdf, task.notes, { size: 10 });
      for (const part of task.parts) write(pdf, `• ${lineOfPart(part)}`, { size: 10, indent: 10 });
    }
  }
}

function drawEntries(context: Context, { entries }: BookContent): void {
  if (entries.length === 0) return;
  const { pdf } = context;
  pdf.addPage();
  write(pdf, 'What was done', { size: 18, isBold: true });
  for (const [month, own] of byMonth(entries)) {
    heading(pdf, month);
    for (const entry of own) {
      keepTogether(pdf, 40);
      write(pdf, lineOfEntry(entry), { size: 9, isBold: true, above: 6 });
      if (entry.task !== null) write(pdf, entry.task, { size: 9 });
      if (entry.text !== '') write(pdf, entry.text, { size: 11 });
      drawPhotos(context, entry.photos);
    }
  }
}

/** The photos of an entry beside each other. */
function drawPhotos({ pdf, photos }: Context, ids: readonly string[]): void {
  const shown = ids.slice(0, mostPhotosOfEntry).flatMap((id) => photos.get(id) ?? []);
  if (shown.length === 0) return;
  keepTogether(pdf, photoHeight + gap);
  const width = (widthOf(pdf) - gap * (mostPhotosOfEntry - 1)) / mostPhotosOfEntry;
  const top = pdf.y + gap / 2;
  for (const [at, photo] of shown.entries())
    pdf.image(photo, margin + at * (width + gap), top, { fit: [width, photoHeight] });
  pdf.y = top + photoHeight + gap / 2;
  pdf.x = margin;
}

function heading(pdf: Pdf, text: string): void {
  keepTogether(pdf, 80);
  write(pdf, text, { size: 14, isBold: true, above: 14 });
}

interface Style {
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly above?: number;
  readonly indent?: number;
}

function write(pdf: Pdf, text: string, { size, isBold = false, above = 2, indent = 0 }: Style): void {
  pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  pdf.y += above;
  for (const line of text.split('\n'))
    pdf.text(printable(line) || ' ', margin + indent, pdf.y, { width: widthOf(pdf) - indent });
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * margin;

/** Begin a page unless this height is left on the present one. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

/** At the foot of every page: the car, and "3 of 12". */
function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // or the text would begin another page
    const at = pdf.page.height - margin / 2 - 8;
    const options = { width: widthOf(pdf), lineBreak: false } as const;
    pdf.font('Helvetica').fontSize(8);
    pdf.text(title, margin, at, options);
    pdf.text(`${page - start + 1} of ${count}`, margin, at, { ...options, align: 'right' });
  }
}
