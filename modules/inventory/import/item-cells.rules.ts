import type { ItemBody } from '../item.schemas.js';
import { partNumberKinds } from '../item.schemas.js';
import { BadCell, listText, readList } from './cells.rules.js';

/** The parts of an item that take more than a word to write into a cell, both ways. Pure. */
type Body = Pick<ItemBody, 'partNumbers' | 'fitment'>;

/** 'Barn / Rack A / A-3-07' */
export const placeCell = (names: readonly string[]): string => listText(names, ' / ', '›');
export const readPlace = (cell: string): readonly string[] => readList(cell, '/›');

export const tagsCell = (tags: readonly string[]): string => listText(tags, '; ', ',\n');
export const readTags = (cell: string): readonly string[] => readList(cell, ';,\n');

/** '7040202 (oem); 3782870 (casting)' */
export const numbersCell = (numbers: Body['partNumbers']): string =>
  listText(
    numbers.map(({ number, kind }) => `${number} (${kind})`),
    '; ',
    ',\n',
  );

export const readNumbers = (
  cell: string,
  defaultKind: (typeof partNumberKinds)[number],
): Body['partNumbers'] =>
  readList(cell, ';,\n').map((text) => {
    const [, number, kind] = kindAtEnd.exec(text) ?? [];
    return number && kind
      ? { number, kind: kind as typeof defaultKind }
      : { number: text, kind: defaultKind };
  });

const kindAtEnd = new RegExp(`^(.*?)\\s*\\((${partNumberKinds.join('|')})\\)$`, 's');

/** '1966-1969 | Chevrolet | Nova | with a small block' */
export const fitsCell = (fitment: Body['fitment']): string =>
  listText(
    fitment.map(({ yearFrom, yearTo, make, model, note }) =>
      listText(
        [yearFrom === yearTo ? `${yearFrom}` : `${yearFrom}-${yearTo}`, make, model, ...(note ? [note] : [])],
        ' | ',
      ),
    ),
    '; ',
    '\n',
  );

/** The same, and '1966-69 Chevrolet Nova'.
 *  errors  BadCell */
export const readFits = (cell: string): Body['fitment'] => readList(cell, ';\n').map(readFit);

function readFit(text: string): Body['fitment'][number] {
  const [, from, to, rest = ''] = /^(\d{4})(?:\s*[-–]\s*(\d{4}|\d{2}))?\s*\|?\s*(.*)$/s.exec(text) ?? [];
  const [make, model, note] = text.includes('|') ? readList(rest, '|') : apartAtBlank(rest);
  if (!from || !make || !model)
    throw new BadCell(`“${text.slice(0, 40)}” is not clear. Write it like 1966-1969 | Chevrolet | Nova.`);
  const last = to === undefined ? from : to.length === 2 ? from.slice(0, 2) + to : to;
  return { yearFrom: Number(from), yearTo: Number(last), make, model, ...(note && { note }) };
}

function apartAtBlank(text: string): readonly string[] {
  const [make = '', ...model] = text.split(/\s+/);
  return [make, model.join(' ')];
}
