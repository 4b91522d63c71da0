import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';

/** What a file that says it is a PDF turns out to be. `pages` is null where an encrypted file does not tell. */
export type CheckedPdf = { readonly isPdf: false } | { readonly isPdf: true; readonly pages: number | null };

/** The message handler of `PdfChecker`'s child process: the form of a PDF and its pages, without drawing or running anything in it.
 *  in      a path, or the content itself
 *  source  ISO 32000-1, 7.5 (structure of a file) and 7.5.7 (object streams) */
export const work = async (content: string | Uint8Array): Promise<CheckedPdf> =>
  checkPdf(typeof content === 'string' ? await readFile(content) : Buffer.from(content));

export function checkPdf(bytes: Buffer): CheckedPdf {
  const text = bytes.toString('latin1');
  const end = text.slice(-2_048);
  if (!text.startsWith('%PDF-') || !end.includes('startxref') || !end.includes('%%EOF'))
    return { isPdf: false };
  const pages = pagesIn(text) + pagesInStreams(bytes, text);
  if (pages > 0) return { isPdf: true, pages };
  return text.includes('/Encrypt') ? { isPdf: true, pages: null } : { isPdf: false };
}

const pagesIn = (text: string): number => text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

/** The pages among objects that are compressed together. All of it may unfold to this many bytes. */
const mostUnfolded = 100_000_000;

function pagesInStreams(bytes: Buffer, text: string): number {
  let pages = 0;
  let left = mostUnfolded;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const opened = begin.exec(text);
    if (!opened || left <= 0) break;
    const from = opened.index + opened[0].length;
    const unfolded = unfold(bytes.subarray(from, text.indexOf('endstream', from)), left);
    left -= unfolded.length;
    pages += pagesIn(unfolded.toString('latin1'));
  }
  return pages;
}

/** The content of a compressed stream; nothing of one in another form, or of one that unfolds to too much. */
function unfold(stream: Buffer, most: number): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0); // no stream that can be unfolded has no pages
  }
}
