import { makeAt, modelAt } from './vehicle-names.rules.js';

/** The models of one make in a text: a single one, a list of known ones, or numbers of one kind. Pure. */

/** One model, or several that are all known. */
export function modelsOf(
  make: string,
  model: string,
): { readonly models: readonly string[] } | { readonly problem: string } {
  const known = makeAt(wordsOf(make))?.make ?? make;
  const found = modelsIn(known, model);
  const parts = found.map(({ name }) => name);
  const another = { problem: `“${short(model)}” is more than one model. Write each by itself. ${howTo}` };
  if (namesVehicleWithin(wordsOf(model)) || areMakes(wordsOf(model))) return another;
  if (parts.length < 2 || isModelOf(known, model)) return { models: [model] };
  if (found.every(({ isKnown }) => isKnown) || areNumbers(model, parts)) return { models: parts };
  const namesAnother = parts.slice(1).some((part) => makeAt(wordsOf(part))?.isWeak === false);
  const knownParts = parts.filter((part) => modelAt(known, wordsOf(part))).length;
  const isList =
    /[,;]/.test(model) ||
    knownParts > 1 ||
    (found[0]?.isKnown && /[&+]|\s(?:and|or|\/)\s/i.test(model)) ||
    (parts.every((part) => isNumber.test(part)) && !model.includes('+'));
  if (!namesAnother && !isList) return { models: [model] };
  return another;
}

/** The names in a list, or the single one. */
export function modelsIn(
  make: string,
  model: string,
): readonly { readonly name: string; readonly isKnown: boolean }[] {
  return model
    .replace(/\s+/g, ' ')
    .split(/ ?[,;/&+] ?(?:(?:and|or) )?| (?:and|or) /i)
    .filter(Boolean)
    .map((name) => ({ name, isKnown: isModelOf(make, name) }));
}

function isModelOf(make: string, name: string): boolean {
  const words = wordsOf(name);
  return words.length > 0 && modelAt(make, words)?.length === words.length;
}

/** Numbers of one kind: "240Z, 260Z", "48 & 68"; not "C10/20" and "2+2". */
function areNumbers(model: string, parts: readonly string[]): boolean {
  const kinds = new Set(
    parts.map((part) =>
      part
        .replace(/[a-z]$/i, '')
        .replace(/\d/g, '0')
        .toUpperCase(),
    ),
  );
  return !model.includes('+') && kinds.size === 1 && parts.every((part) => isNumber.test(part));
}

const isNumber = /^[a-z]{0,2}-?\d{1,4}[a-z]?$/i;

/** A list of only makes: "Dodge & Plymouth". "Land Rover" is one make. */
export function areMakes(words: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < words.length; count++) {
    const named = makeAt(words, at);
    if (!named || named.isWeak) return false;
    at += named.length;
  }
  return count > 1;
}

/** Another make with its own model, after the first word: "Mustang Mercury Cougar". */
const namesVehicleWithin = (words: readonly string[]): boolean =>
  words.some((_, at) => {
    const named = at > 0 ? makeAt(words, at) : undefined;
    return named?.isWeak === false && modelAt(named.make, words, at + named.length) !== undefined;
  });

/** The words of a name, split at blanks and list separators. */
export function wordsOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? text.split(/[\s,;:/()"“”&+]+/).filter(Boolean) : text;
}

/** The part of a text that an error message quotes. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
export const howTo = 'Write it like 1966-1969 | Chevrolet | Nova.';
