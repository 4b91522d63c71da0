import { type Saved, useReplacement } from './use-replacement';
import type { FieldWords } from './words-of';

type Revisable<Fields, View> = {
  readonly readAgain: (id: string) => Promise<View>;
  readonly revise: (
    id: string,
    body: Fields & { readonly madeFrom: number },
  ) => Promise<{ readonly version: number }>;
  readonly loadedOf: (view: View) => Saved<Fields>;
  /** The labels of the form's fields. */
  readonly words: FieldWords;
  /** Fields that are merged field by field. */
  readonly inside: readonly string[];
  /** Shows the merged version. */
  readonly onMerged: (fields: Fields, loaded: Saved<Fields>) => void;
};

/** Replaces what a form has saved, and asks when somebody else has changed the same fields.
 *  source  ADR 0061 */
export function useRevision<Fields extends object, View>(of: Revisable<Fields, View>) {
  const { replace, dialog } = useReplacement<Fields>(of.words, of.inside);
  const revise = (id: string, fields: Fields, loaded: Parameters<typeof replace>[1]) =>
    replace(fields, loaded, {
      read: async () => of.loadedOf(await of.readAgain(id)),
      send: (whole, madeFrom) => of.revise(id, { ...whole, madeFrom }),
      onMerged: of.onMerged,
    });
  return { revise, dialog };
}
