import { ApiProblem } from '@lib/api/problem';
import { saveReadPosition } from '@lib/api/read-position';
import { type Conflict, type Loaded, mergeChanges, withField } from '@lib/merge-changes';
import { useState } from 'react';
import { ChangedSinceDialog } from './changed-since-dialog';
import type { FieldWords } from './words-of';

/** The whole value, as the server has it. */
export interface Saved<Fields> {
  readonly fields: Fields;
  readonly version: number;
}

export type Saving<Fields> = {
  /** Reads it again. */
  readonly read: () => Promise<Saved<Fields>>;
  /** Sends the whole value, with the version that it is based on. */
  readonly send: (fields: Fields, madeFrom: number) => Promise<{ readonly version: number }>;
  /** Shows the merged version on the page, whether or not it can be saved then. */
  readonly onMerged?: (fields: Fields, saved: Saved<Fields>) => void;
};

/** Saves a whole value that others may have changed since. Changes of one side are merged automatically; for a
 *  field that both sides changed the member chooses.
 *  in      inside   fields that are merged field by field
 *  out     replace  returns the saved version, as the base of the next change
 *          dialog   to render beside the form
 *  errors  ApiProblem: CHANGED_SINCE when the member does not choose; nothing is saved then, and the form stays as it is
 *  source  ADR 0061 */
export function useReplacement<Fields extends object>(words: FieldWords, inside: readonly string[] = []) {
  const [question, ask] = useState<Question | null>(null);

  const choice = (conflicts: readonly Conflict[], refusal: unknown) =>
    new Promise<readonly string[]>((resolve, reject) => {
      ask({ conflicts, onChoose: resolve, onClose: () => reject(refusal) });
    }).finally(() => ask(null));

  async function replace(
    typed: Fields,
    loaded: Loaded<Fields>,
    saving: Saving<Fields>,
    tries = 1,
  ): Promise<Saved<Fields>> {
    try {
      const { version } = await saving.send(typed, loaded.version);
      return { fields: typed, version };
    } catch (refusal) {
      if (!isChangedSince(refusal) || tries === maxTries) throw refusal;
      saveReadPosition(refusal.body);
      const saved = await saving.read();
      const { merged, conflicts } = mergeChanges(loaded.fields, typed, saved.fields, inside);
      const taken = conflicts.length > 0 ? await choice(conflicts, refusal) : [];
      const chosen = conflicts
        .filter(({ path }) => taken.includes(path))
        .reduce((fields, { path, saved: value }) => withField(fields, path, value), merged);
      saving.onMerged?.(chosen, saved);
      return replace(chosen, saved, saving, tries + 1);
    }
  }

  return { replace, dialog: question && <ChangedSinceDialog words={words} {...question} /> };
}

const isChangedSince = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'CHANGED_SINCE';

/** After this many conflicts in a row, the member has to try again. */
const maxTries = 6;

type Question = {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (taken: readonly string[]) => void;
  readonly onClose: () => void;
};
