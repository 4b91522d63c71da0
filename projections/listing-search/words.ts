/** Words of the search: lower case, without accents, part numbers with and without their separators. */

/** The words of a text, each once. `C5ZZ-6345-A` gives c5zz, 6345, a and c5zz6345a. */
export function wordsOf(...texts: readonly (string | undefined)[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) if (text) addWords(text, words);
  return [...words];
}

/** A rebuild does this for each listing, so a chunk of letters and digits alone costs no more than its loop. */
function addWords(text: string, words: Set<string>): void {
  const clean = plain(text);
  let start = 0;
  let isOneWord = true;
  for (let at = 0; at <= clean.length; at++) {
    const kind = at < clean.length ? (kindOf[clean.charCodeAt(at)] ?? elsewhere) : blank;
    if (kind === elsewhere) {
      addChunks(clean.slice(start).split(/\s+/), words);
      return;
    }
    if (kind === sign) isOneWord = false;
    if (kind !== blank) continue;
    if (at > start && isOneWord) addWord(shortened(clean.slice(start, at)), words);
    else if (at > start) addChunks([clean.slice(start, at)], words);
    start = at + 1;
    isOneWord = true;
  }
}

function addChunks(raws: readonly string[], words: Set<string>): void {
  for (const raw of raws) {
    const chunk = chunkOf(raw);
    for (const piece of chunk?.pieces ?? []) addWord(piece, words);
    if (chunk?.joined) words.add(chunk.joined);
  }
}

function addWord(word: string, words: Set<string>): void {
  if (!stopWords.has(word)) words.add(word);
}

const [elsewhere, blank, sign, letter] = [0, 1, 2, 3];
/** What each ASCII character is; all others are `elsewhere`. */
const kindOf = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return blank;
  return /[a-z0-9]/.test(character) ? letter : sign;
});

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
