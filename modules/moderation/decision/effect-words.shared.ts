import type { Effect } from '../../identity/effects.ports.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { EffectLine } from '../moderation.schemas.js';
import { contentRemoved } from './asked-effects.rules.js';

interface Words {
  readonly contents: Pick<Contents, 'typeOf'>;
  readonly effects: readonly Effect[];
}

/** The name of one effect for people: 'listing paused', 'post removed'. */
export const nameOfEffect = (words: Words, line: Pick<EffectLine, 'kind' | 'target'>): string =>
  namesOf(words, line).one;

/** Effects in numbers, largest first: 41 'listings paused'. */
export function summaryOf(
  words: Words,
  lines: readonly EffectLine[],
): readonly { readonly count: number; readonly name: string }[] {
  const counts = new Map<string, { count: number; readonly of: EffectLine }>();
  for (const line of lines) {
    const kind = `${line.kind} ${line.target.kind}`;
    const found = counts.get(kind);
    if (found) found.count += 1;
    else counts.set(kind, { count: 1, of: line });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, of }) => ({
      count,
      name: count === 1 ? namesOf(words, of).one : namesOf(words, of).many,
    }));
}

function namesOf(
  { contents, effects }: Words,
  { kind, target }: Pick<EffectLine, 'kind' | 'target'>,
): { readonly one: string; readonly many: string } {
  const declared = effects.find((one) => one.kind === kind);
  if (declared) return declared.name;
  const { one, many } = contents.typeOf(target.kind)?.name ?? { one: 'thing', many: 'things' };
  const done = kind === contentRemoved ? 'removed' : 'changed';
  return { one: `${one} ${done}`, many: `${many} ${done}` };
}
