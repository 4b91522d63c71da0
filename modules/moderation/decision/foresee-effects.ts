import { keyOf } from '../case/case.state.js';
import type { EffectLine, Measure } from '../moderation.schemas.js';
import { contentRemoved, goesOn } from './asked-effects.rules.js';
import { type CarryingOutDeps, decisionsAbout } from './decisions-about.js';
import { causeOf } from './measures.rules.js';

/** Everything that a decision would do now besides its measure.
 *  in  removed: the keys of the targets to remove */
export async function foreseeEffects(
  deps: CarryingOutDeps,
  subjectId: string,
  {
    measure,
    removed,
  }: {
    readonly measure: Measure;
    readonly removed: readonly { readonly kind: string; readonly id: string }[];
  },
  now: string,
): Promise<readonly EffectLine[]> {
  const { contents, effects } = deps;
  const earlier = await decisionsAbout(deps, subjectId);
  const titleOf = await contents.titlesOf(removed);
  const isRemoved = new Set(removed.map(keyOf));
  const cause = causeOf(measure);
  const declared = effects.filter((one) => cause !== null && one.of.includes(cause));
  const others = await Promise.all(
    declared.map(async (effect) => {
      const { kind, content, of } = effect;
      const foreseen = (await effect.foresee(deps, subjectId)).map(({ id, title }) => ({
        key: `${kind}:${id}`,
        kind,
        target: { kind: content, id },
        title,
      }));
      const done = effect.isFinal ? [] : goesOn(earlier, kind, of, now);
      const each = new Map([...done, ...foreseen].map((one) => [one.key, one]));
      return [...each.values()].filter(({ target }) => !isRemoved.has(keyOf(target)));
    }),
  );
  return [
    ...removed.map(({ kind, id }) => ({
      key: `${contentRemoved}:${keyOf({ kind, id })}`,
      kind: contentRemoved,
      target: { kind, id },
      title: titleOf({ kind, id }),
    })),
    ...others.flat(),
  ];
}
