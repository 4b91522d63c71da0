/** Words of the search: lower case, without accents, part numbers with and without their separators. */

/** The words of a text, each once. `C5ZZ-6345-A` gives c5zz, 6345, a and c5zz6345a. */
export function wordsOf(...texts: readonly (string | undefined)[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const chunk of chunksOf(text ?? '')) {
      for (const piece of chunk.pieces) if (!stopWords.has(piece)) words.add(piece);
      if (chunk.joined) words.add(chunk.joined);
    }
  }
  return [...words];
}

/** The words of a part number, and the whole number as one word without its separators. */
export function wordsOfPartNumber(number: string): readonly string[] {
  const pieces = chunksOf(number).flatMap((chunk) => chunk.pieces);
  return [...new Set([...wordsOf(number), shortened(pieces.join(''))])].filter((word) => word !== '');
}

/** A typed text, word by word; a part number with separators stays together. */
export function chunksOf(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (const raw of plain(text).split(/\s+/)) {
    const chunk = chunkOf(raw);
    if (chunk) chunks.push(chunk);
  }
  return chunks;
}

function chunkOf(raw: string): Chunk | undefined {
  if (/^[a-z0-9]+$/.test(raw)) return { pieces: [shortened(raw)], joined: undefined };
  const pieces = raw
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '')
    .map(shortened);
  if (!pieces.length) return undefined;
  return { pieces, joined: pieces.length > 1 && /\p{N}/u.test(raw) ? shortened(pieces.join('')) : undefined };
}

export interface Chunk {
  readonly pieces: readonly string[];
  readonly joined: string | undefined;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it its of on or that the this to was with you your'.split(' '),
);

function plain(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower.replace(/['`]/g, '');
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[ßøæœłđ]/g, (accented) => withoutAccent[accented] ?? accented);
}

const isAscii = /^[\x20-\x7e\s]*$/;

const withoutAccent: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

const shortened = (word: string): string => word.slice(0, 60);
