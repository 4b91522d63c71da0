import { Phrases } from './phrases.rules.js';
import { singular, titleWords } from './title-words.rules.js';

/** A kind of part: a carburetor, a radiator cap. */
export interface Kind {
  /** "radiator cap": its first name, in the form in which it is compared. */
  readonly id: string;
  /** The file that names it: "cooling". */
  readonly system: string;
  /** The general properties in which two of the kind may differ. */
  readonly minds: ReadonlySet<string>;
  /** All names, as the file has them, the first one first. */
  readonly names: readonly PartName[];
  /** Words that name the properties of this kind alone; undefined when it has none. */
  readonly properties: Phrases<Property> | undefined;
}

export interface PartName {
  readonly name: string;
  /** In the singular, as titles are read. */
  readonly words: readonly string[];
  /** Whether search adds it for another name: a "motor" may be an engine, but an engine is not every motor. */
  readonly isSearched: boolean;
}

export interface Property {
  readonly property: string;
  readonly value: string;
}

/** Read a file of kinds.
 *  source  README, Format */
export function readParts(system: string, text: string): readonly Kind[] {
  const kinds: Kind[] = [];
  let minds: ReadonlySet<string> = new Set();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('@minds')) minds = new Set(line.split(/\s+/).slice(1));
    else if (/^\s/.test(line)) {
      const kind = kinds.at(-1);
      if (!kind) throw new Error(`${system}: a property before the first kind: ${line}`);
      kinds[kinds.length - 1] = withProperties(kind, line);
    } else kinds.push(kindOf(system, line, minds));
  }
  return kinds;
}

function kindOf(system: string, line: string, minds: ReadonlySet<string>): Kind {
  const [first, others] = atColon(line);
  const names = [first, ...others.split(',')]
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '~')
    .map((written) => {
      const name = written.replace('~', '').trim();
      return { name, words: wordsOf(name), isSearched: !written.startsWith('~') };
    });
  return { id: idOf(first.replace('~', '')), system, minds, names, properties: undefined };
}

/** Both sides of the first colon. */
function atColon(line: string): readonly [before: string, after: string] {
  const at = line.indexOf(':');
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** "  casting: 461 = 461, fuelie | 462 = 462" */
function withProperties(kind: Kind, line: string): Kind {
  const [property, values] = atColon(line);
  const properties = kind.properties ?? new Phrases<Property>();
  for (const one of values.split('|')) {
    const [value = '', words = ''] = one.split('=').map((part) => part.trim());
    const named: Property = { property, value };
    for (const name of (words || value).split(',')) properties.add(wordsOf(name), named);
  }
  return { ...kind, minds: new Set([...kind.minds, property]), properties };
}

/** Read the general properties: "side left + end front: lf, left front". */
export function readProperties(text: string): Phrases<Property> {
  const phrases = new Phrases<Property>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [named, words] = atColon(line);
    for (const one of named.split('+')) {
      const [property = '', ...value] = one.trim().split(' ');
      for (const name of words.split(',')) phrases.add(wordsOf(name), propertyFor(property, value.join(' ')));
    }
  }
  return phrases;
}

/** One object for each value, so that a phrase has it once. */
function propertyFor(property: string, value: string): Property {
  const key = `${property} ${value}`;
  const known = values.get(key) ?? { property, value };
  values.set(key, known);
  return known;
}
const values = new Map<string, Property>();

/** The words of a name. Most names are plain words, of which the rules for titles change nothing. */
export const wordsOf = (name: string): readonly string[] =>
  isPlainName.test(name) && !isRewritten.test(name) ? name.split(' ').map(singular) : titleWords(name).words;
const isPlainName = /^[a-z]+(?: [a-z]+)*$/;
const isRewritten = /mould|mldg|colour|(?:drop|fixed) head|(?:two|four) door| (?:on|in)\b/;
export const idOf = (name: string): string => wordsOf(name).join(' ');
