import { cellsOf, labelSheets, placeLabels } from '@modules/inventory/label/labels.schemas';

const inch = 25.4;
const letter = { width: 8.5 * inch, height: 11 * inch };

/** How cards are cut from a sheet of US letter. Lengths in millimetres. */
export const cardSheets = {
  sign: sheetOf('Half a sheet, 2 on a sheet', 1, 2),
  card: sheetOf('Quarter of a sheet, 4 on a sheet', 2, 2),
  label: { ...labelSheets['avery-5163'], name: 'Avery 5163 labels, 10 on a sheet' },
} as const;
export type CardSheetId = keyof typeof cardSheets;
export const cardSheetIds = Object.keys(cardSheets) as readonly CardSheetId[];

/** What is on one card. */
export interface Card {
  readonly key: string;
  /** Read from a distance: "B12", "117". */
  readonly large: string;
  /** Above it. */
  readonly kicker: string;
  /** Below it, a line each. */
  readonly lines: readonly string[];
  /** What the code says; null for a card without one. */
  readonly content: string | null;
}

/** Cards by sheets of paper. */
export const sheetsOf = (id: CardSheetId, cards: readonly Card[]) => placeLabels(cardSheets[id], cards, 1);

export const cardsOnSheet = (id: CardSheetId): number => cellsOf(cardSheets[id]);

function sheetOf(name: string, columns: number, rows: number) {
  const label = { width: letter.width / columns, height: letter.height / rows };
  return {
    ...{ name, size: '', page: letter, label, columns, rows },
    ...{ left: 0, top: 0, acrossPitch: label.width, downPitch: label.height },
  };
}

/** Where things are on a card of a size: a code at the left of a wide one, and below the words of a tall one. Pure.
 *  units  millimetres */
export function layoutOfCard(
  { width, height }: { readonly width: number; readonly height: number },
  hasCode: boolean,
) {
  const room = Math.min(width, height) * 0.08;
  const isWide = width > height * 1.2;
  const side = !hasCode ? 0 : isWide ? height - 2 * room : Math.min(width - 2 * room, height * 0.5);
  const words = isWide
    ? { x: hasCode ? side + 2 * room : room, y: room, width: width - (hasCode ? side + 3 * room : 2 * room) }
    : { x: room, y: room, width: width - 2 * room };
  const high = isWide || !hasCode ? height - 2 * room : height - side - 3 * room;
  const code = isWide ? { x: room, y: room } : { x: (width - side) / 2, y: height - room - side };
  return { side, code, words: { ...words, height: high } };
}

/** As large as a text can be in a width: letters of a narrow bold face are about 0.68 of their size. */
export const sizeIn = (text: string, width: number, most: number): number =>
  Math.min(most, width / (0.68 * Math.max(1, text.length)));
