import { type Need, numberKey, type Thing } from './match.rules.js';
import { partNameOf } from './part-name.rules.js';
import { makeKey, modelKey } from './vehicles.rules.js';

/** What a need and a thing must have in common to be a match: at least one of these keys. They find candidates by an index; the rules decide.
 *  source  README, Rules */
export function keysOf(
  sort: 'need' | 'thing',
  { title, partNumbers, fitment, categoryPrimary }: Need | Thing,
): readonly string[] {
  const { kind, properties } = partNameOf(title);
  const keys = new Set(
    partNumbers
      .map(({ number }) => numberKey(number))
      .filter((key) => key.length >= 4)
      .map((key) => `n ${key}`),
  );
  if (kind !== undefined && properties.has('model')) keys.add(`m ${kind}`);
  for (const { make, model } of fitment) {
    const vehicle = `${categoryPrimary} ${makeKey(make)} ${modelKey(model)}`;
    if (kind !== undefined) keys.add(`k ${kind} ${vehicle}`);
    if (sort === 'thing' || kind === undefined) keys.add(`v ${vehicle}`);
    if ((sort === 'need') === (kind !== undefined)) keys.add(`? ${vehicle}`);
  }
  if (sort === 'need' && kind !== undefined) keys.add(`t ${kind}`);
  if (sort === 'thing' && kind !== undefined && fitment.length === 0) keys.add(`t ${kind}`);
  return [...keys];
}
