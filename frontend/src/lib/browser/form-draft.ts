import { local } from './browser-store';

/** What the server had; of a field that is left out nobody knows. */
export interface Loaded {
  readonly fields: object;
  readonly version: number;
}

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

/** Reads a stored form; null when there is none, or its shape is outdated. */
export function readFormDraft<Fields, Body>(
  key: string,
  isFields: (value: unknown) => value is Fields,
): FormDraft<Fields, Body> | null {
  try {
    const stored = JSON.parse(local.read(key) ?? 'null') as Partial<FormDraft<Fields, Body>> | null;
    if (!stored || !isFields(stored.fields)) return null;
    const { fields, savedId = null, loaded = null, attempt = null } = stored;
    return { fields, savedId, loaded, attempt };
  } catch {
    return null;
  }
}

export function saveFormDraft<Fields, Body>(key: string, draft: FormDraft<Fields, Body>): void {
  local.write(key, JSON.stringify(draft));
}

export function deleteFormDraft(key: string): void {
  local.drop(key);
}
