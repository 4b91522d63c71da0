import { isCarWord } from './cars.rules.js';
import { bodyParts } from './parts/body.parts.js';
import { brakesParts } from './parts/brakes.parts.js';
import { collectibleParts } from './parts/collectibles.parts.js';
import { coolingParts } from './parts/cooling.parts.js';
import { drivetrainParts } from './parts/drivetrain.parts.js';
import { engineParts } from './parts/engine.parts.js';
import { exhaustParts } from './parts/exhaust.parts.js';
import { frameParts } from './parts/frame.parts.js';
import { fuelParts } from './parts/fuel.parts.js';
import { glassParts } from './parts/glass.parts.js';
import { ignitionParts } from './parts/ignition.parts.js';
import { instrumentParts } from './parts/instruments.parts.js';
import { interiorParts } from './parts/interior.parts.js';
import { lightParts } from './parts/lights.parts.js';
import { literatureParts } from './parts/literature.parts.js';
import { pieces as pieceParts } from './parts/pieces.parts.js';
import { properties as propertyLines } from './parts/properties.js';
import { steeringParts } from './parts/steering.parts.js';
import { suspensionParts } from './parts/suspension.parts.js';
import { toolParts } from './parts/tools.parts.js';
import { trimParts } from './parts/trim.parts.js';
import { wheelsParts } from './parts/wheels.parts.js';
import { Phrases } from './phrases.rules.js';
import { type Kind, readParts, readProperties } from './read-parts.rules.js';
import { singular } from './title-words.rules.js';

export type { Kind } from './read-parts.rules.js';

/** The kinds of part, by the names that people give them. To add a word, add it to the file of its system. */
const systems = {
  engine: engineParts,
  fuel: fuelParts,
  ignition: ignitionParts,
  cooling: coolingParts,
  exhaust: exhaustParts,
  drivetrain: drivetrainParts,
  brakes: brakesParts,
  steering: steeringParts,
  suspension: suspensionParts,
  wheels: wheelsParts,
  frame: frameParts,
  body: bodyParts,
  trim: trimParts,
  glass: glassParts,
  interior: interiorParts,
  instruments: instrumentParts,
  lights: lightParts,
  literature: literatureParts,
  collectibles: collectibleParts,
  tools: toolParts,
};

/** Systems whose things also suit without a car: a manual, a sign, a timing light. */
const withoutCar = new Set(['literature', 'collectibles', 'tools']);

export const kinds: readonly Kind[] = Object.entries(systems).flatMap(([system, text]) =>
  readParts(system, text),
);

/** What goes with any kind: a gasket, a bracket. */
const pieces: readonly Kind[] = readParts('pieces', pieceParts);

export const generalProperties = readProperties(propertyLines);

/** A name in a title: of kinds, or of pieces. */
export interface Named {
  readonly id: string;
  readonly isPiece: boolean;
  /** Names something only where nothing else in the words does: a "4 barrel" is a carburetor, a "4 barrel intake" an intake. */
  readonly isWeak: boolean;
}

/** The names of kinds and pieces, from their last word to the first: the last word of a name says most of it. */
export const partNames = new Phrases<Named>();
/** The ids of kinds by each of their names: "carb kit" is "carburetor kit". */
const idsByName = new Map<string, Set<string>>();
const kindsById = new Map<string, Kind>();

for (const kind of kinds) {
  kindsById.set(kind.id, kind);
  const named: Named = { id: kind.id, isPiece: false, isWeak: false };
  const weak: Named = { ...named, isWeak: true };
  for (const { words, isSearched } of kind.names) {
    const isCar = words.length === 1 && isCarWord(words[0] ?? '');
    partNames.add(words.toReversed(), isSearched && !isCar ? named : weak);
    const id = words.join(' ');
    idsByName.set(id, (idsByName.get(id) ?? new Set()).add(kind.id));
  }
}
for (const { id, names } of pieces) {
  const named: Named = { id, isPiece: true, isWeak: false };
  for (const { words } of names) partNames.add(words.toReversed(), named);
}

/** The kinds that a piece of a kind is: its own line, by any names of the two ("teeth" of a "grill"), or "<kind> <piece>". A "ridge reamer tool" is the tool. */
export function pieceOf(kind: string, piece: string): readonly string[] {
  if (kind.endsWith(` ${piece}`) || (piece === 'tool' && kindsById.get(kind)?.system === 'tools'))
    return [kind];
  const id = `${kind} ${piece}`;
  const known = knownPieces.get(id) ?? namedPieces(kind, piece) ?? [id];
  if (kindsById.has(kind)) knownPieces.set(id, known); // a title can make any number of pieces of pieces
  return known;
}
const knownPieces = new Map<string, readonly string[]>();

function namedPieces(kind: string, piece: string): readonly string[] | undefined {
  const hosts = [kind, ...(kindsById.get(kind)?.names ?? []).map(({ words }) => words.join(' '))];
  for (const host of hosts)
    for (const name of [piece, ...(namesOfPieces.get(piece) ?? [])]) {
      const known = idsByName.get(`${host} ${name}`);
      if (known) return [...known];
    }
  return undefined;
}
const namesOfPieces = new Map(pieces.map(({ id, names }) => [id, names.map(({ words }) => words.join(' '))]));

/** The kinds that a name of several words has as a whole: "hood emblem", also where a title says "emblem hood". */
export const kindsNamed = (words: readonly string[]): ReadonlySet<string> | undefined =>
  idsByName.get(words.join(' '));

/** Of a kind or its piece: the kind that has a line. */
export function lineOf(id: string): Kind | undefined {
  for (let at = id.length; at > 0; at = id.lastIndexOf(' ', at - 1)) {
    const kind = kindsById.get(id.slice(0, at));
    if (kind) return kind;
  }
  return undefined;
}

/** The words of all names of a kind, in the singular; of a piece of a kind, its own and those of the kind. */
export function wordsOfKind(id: string): ReadonlySet<string> {
  const kind = lineOf(id);
  return new Set([...id.split(' '), ...(kind ? wordsOfLine(kind) : [])]);
}

function wordsOfLine({ id, names }: Kind): readonly string[] {
  const words = wordsOfLines.get(id) ?? names.flatMap(({ words }) => words);
  wordsOfLines.set(id, words);
  return words;
}
const wordsOfLines = new Map<string, readonly string[]>();

/** Whether it only looks like the part or the car. */
export const isToy = (id: string): boolean => toys.has(id);
const toys = new Set(['toy', 'diecast', 'model kit', 'pedal car', 'slot car']);

export const isLiterature = (id: string): boolean => kindsById.get(id)?.system === 'literature';

export const suitsWithoutCar = (id: string): boolean => withoutCar.has(kindsById.get(id)?.system ?? '');

/** Every word of a name of a part, a piece or a property, as it is read: in the singular. */
export const partWords: ReadonlySet<string> = new Set([
  ...[...kinds, ...pieces].flatMap(({ names }) => names.flatMap(({ words }) => words)),
  ...propertyLines.split(/[^a-z0-9]+/).map(singular),
]);
