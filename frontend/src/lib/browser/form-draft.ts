import { newIdempotencyKey } from '../api/idempotency-key';
import type { Loaded } from '../merge-changes';
import { local, tab } from './browser-store';

/** An unfinished form, as this browser stores it. */
export interface FormDraft<Fields, Body> {
  readonly fields: Fields;
  /** The id of what the server has already, if anything. */
  readonly savedId: string | null;
  /** What the server had when the form was loaded; null where nobody knows, as in forms that an older version stored. */
  readonly loaded: Loaded | null;
  /** The command that creates it, until the server responds: sent again, it is the same command. */
  readonly attempt: { readonly key: string; readonly body: Body } | null;
}

/** Reads a stored form: this tab's own, else the one that was stored last; null when there is none, or its shape is outdated. */
export function readFormDraft<Fields, Body>(
  key: string,
  isFields: (value: unknown) => value is Fields,
): FormDraft<Fields, Body> | null {
  try {
    const stored = JSON.parse(local.read(slotOf(key)) ?? 'null') as Partial<FormDraft<Fields, Body>> | null;
    if (!stored || !isFields(stored.fields)) return null;
    const { fields, savedId = null, loaded = null, attempt = null } = stored;
    return { fields, savedId, loaded, attempt };
  } catch {
    return null;
  }
}

/** Where one open form is stored. A form that another tab has stored there, and this one has not read, is left alone: this one goes to a place of
 *  its own from then on, so that neither tab loses what was typed in it. */
export function openFormDraft<Fields, Body>(key: string) {
  let slot = slotOf(key);
  let known = local.read(slot);
  return {
    save: (draft: FormDraft<Fields, Body>): void => {
      const there = local.read(slot);
      if (there !== null && there !== known) slot = `${key}${ofTab}${newIdempotencyKey()}`;
      known = JSON.stringify({ ...draft, at: Date.now() });
      local.write(slot, known);
      tab.write(key, slot);
    },
    /** Another tab's form stays. */
    drop: (): void => {
      if (local.read(slot) === known) local.drop(slot);
      known = null;
      tab.drop(key);
    },
  };
}

/** Deletes the form that would be read. */
export function deleteFormDraft(key: string): void {
  local.drop(slotOf(key));
  tab.drop(key);
}

function slotOf(key: string): string {
  const own = tab.read(key);
  if (own !== null && local.read(own) !== null) return own;
  const [last = key] = [key, ...local.keys(`${key}${ofTab}`)].sort(
    (one, other) => storedAt(other) - storedAt(one),
  );
  return last;
}

function storedAt(slot: string): number {
  try {
    return (JSON.parse(local.read(slot) ?? '{}') as { readonly at?: number }).at ?? 0;
  } catch {
    return 0;
  }
}

const ofTab = ' of tab ';
