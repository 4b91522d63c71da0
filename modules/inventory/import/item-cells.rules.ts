import {
  type FitsRead,
  fitsOfColumns,
  joinFits,
  readFits as readText,
} from '../../marketplace/fitment/fitment.rules.js';
import { partNumberKinds } from '../../marketplace/listing.schemas.js';
import type { ItemBody } from '../item.schemas.js';
import { BadCell, listText, readList } from './cells.rules.js';

/** The compound values of an item as cells, both ways. Pure. */
type Body = Pick<ItemBody, 'partNumbers' | 'fitment'>;

/** 'Barn / Rack A / A-3-07' */
export const placeCell = (names: readonly string[]): string => listText(names, ' / ', '›');
export const readPlace = (cell: string): readonly string[] => readList(cell, '/›');

export const tagsCell = (tags: readonly string[]): string => listText(tags, '; ', ',\n');
export const readTags = (cell: string): readonly string[] => readList(cell, ';,\n');

/** '7040202 (oem); 3782870 (casting)'; `readNumbers` has errors: BadCell */
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
    if (/^\d(\.\d+)?E\+\d{2,}$/i.test(text))
      throw new BadCell(
        `A spreadsheet has shortened this number to ${text}. Format the column as text, and enter it again.`,
      );
    const [, number, kind] = (text.length < longestNumber && kindAtEnd.exec(text)) || [];
    return number && kind
      ? { number, kind: kind as typeof defaultKind }
      : { number: text, kind: defaultKind };
  });

const longestNumber = 100;
/** The maximum that an item may have. */
const maxFits = 40;
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

/** The same, and forms that people write: '1964½-66 Ford Mustang'.
 *  errors  BadCell */
export function readFits(cell: string): Body['fitment'] {
  const texts = readList(cell, ';\n');
  if (texts.length > maxFits) throw new BadCell(`These are more than ${maxFits} vehicles.`);
  return texts.flatMap((text) => fitsOrRefusal(text.includes('|') ? readBarred(text) : readText(text)));
}

/** Years, make and model in columns of their own.
 *  errors  BadCell */
export const readColumns = (years: string, make: string, model: string): Body['fitment'] =>
  fitsOrRefusal(fitsOfColumns(years, make, model));

/** Years first, or last. */
function readBarred(text: string): FitsRead {
  const [first = '', second = '', third = '', ...notes] = readList(text, '|');
  const note = notes.join('; ');
  const isLast = !/\d/.test(first) && /^\D*\d{4}/.test(third);
  return isLast ? joinFits(third, first, second, note) : joinFits(first, second, third, note);
}

function fitsOrRefusal(read: FitsRead): Body['fitment'] {
  if ('problem' in read) throw new BadCell(read.problem);
  return [...read.fits];
}
