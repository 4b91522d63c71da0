/** Reads the tables of the vocabulary of cars. Pure. */

/** What is made when it is first asked for, and then kept: a program that reads no title starts sooner. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The lines of a table, without comments. */
export const linesOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((line) => line !== '');

/** The two sides of `name, name: one, other`, each split at commas. */
export function sidesOf(line: string): {
  readonly names: readonly string[];
  readonly rest: readonly string[];
} {
  const at = line.indexOf(': ');
  const [left, right] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)];
  return { names: listOf(left), rest: listOf(right) };
}

/** What commas separate, over all lines. */
export const listOf = (text: string): readonly string[] =>
  text
    .replaceAll('\n', ' ')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The lines of a table in sections: each with what its section's `@` line says. */
export function sectionsOf(table: string): readonly { readonly section: string; readonly line: string }[] {
  let section = '';
  return linesOf(table).flatMap((line) => {
    if (!line.startsWith('@')) return [{ section, line }];
    section = line.slice(1);
    return [];
  });
}

/** A name as the words in which a title has it: "Mercedes-Benz" is "mercedes benz". */
export const inWords = (name: string): string =>
  isInWords.test(name)
    ? name
    : name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\p{M}']/gu, '')
        .replace(/[^a-z0-9.]+/g, ' ')
        .trim();

const isInWords = /^[a-z0-9. ]*$/;
