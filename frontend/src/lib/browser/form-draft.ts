import { newIdempotencyKey } from '../api/idempotency-key';
import type { Loaded } from '../merge-changes';
import { local, tab } from './browser-store';

/** An unfinished form, as this browser stores it. */
export interface FormDraft<Fields, Body> {
  readonly fields: Fields;
  /** The id on the server, if it exists there. */
  readonly savedId: string | null;
  /** The server's version when the form was loaded; null when unknown, as in forms that an older version stored. */
  readonly loaded: Loaded | null;
  /** The id of the command that creates it, until the server responds: a retry is the same command. */
  readonly attempt: { readonly key: string; readonly body: Body } | null;
}

/** Reads a stored form: this tab's own, else the last stored one; null when there is none, or its shape is outdated. */
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

/** The storage of one open form. When another tab has stored a form there that this tab has not read, this tab
 *  uses a key of its own from then on, so that neither tab loses typed text. */
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
    delete: (): void => {
      if (local.read(slot) === known) local.delete(slot);
      known = null;
      tab.delete(key);
    },
  };
}

/** Deletes the form that `read` would return. */
export function deleteFormDraft(key: string): void {
  local.delete(slotOf(key));
  tab.delete(key);
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
