/** The server's version when a page or a form was loaded. A missing field means that its value is unknown. */
export interface Loaded<Fields extends object = object> {
  readonly fields: Partial<Fields>;
  readonly version: number;
}

/** A field that was changed on both sides, each in its own way. */
export interface Conflict {
  /** 'asking', 'vehicle.mileage' */
  readonly path: string;
  readonly typed: unknown;
  readonly saved: unknown;
}

/** Three-way merge of a value that two people, or two pages of one person, have changed: the loaded, the typed and
 *  the saved version. A change of one side is kept. In lists, additions and removals of both sides are applied. Pure.
 *  in   inside  the fields that are merged field by field; all others are one value
 *  out  merged  has the typed value where both sides changed a field; `conflicts` names these */
export function mergeChanges<Fields extends object>(
  loaded: Partial<Fields>,
  typed: Fields,
  saved: Fields,
  inside: readonly string[] = [],
): { readonly merged: Fields; readonly conflicts: readonly Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = mergeFields(loaded as Values, typed as Values, saved as Values, {
    within: '',
    inside: new Set(inside),
    conflicts,
  });
  return { merged: merged as Fields, conflicts };
}

/** The fields with one of them replaced. Pure.
 *  in  path  as in a conflict */
export function withField<Fields extends object>(fields: Fields, path: string, value: unknown): Fields {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [first]: value };
  const inner = (fields as Values)[first] as object;
  return { ...fields, [first]: withField(inner, rest.join('.'), value) };
}

/** Whether two values are equal. The order of fields does not matter, and an undefined field counts as absent. */
export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

type Values = Readonly<Record<string, unknown>>;

interface Merging {
  readonly within: string;
  readonly inside: ReadonlySet<string>;
  readonly conflicts: Conflict[];
}

function mergeFields(loaded: Values, typed: Values, saved: Values, merging: Merging): Values {
  const names = new Set([...Object.keys(typed), ...Object.keys(saved)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeField(name, loaded[name], typed[name], saved[name], merging)]),
  );
}

function mergeField(
  name: string,
  loaded: unknown,
  typed: unknown,
  saved: unknown,
  merging: Merging,
): unknown {
  const path = `${merging.within}${name}`;
  if (isSameValue(typed, loaded) || isSameValue(typed, saved)) return saved;
  if (merging.inside.has(name) && isFields(typed) && isFields(saved))
    return mergeFields(isFields(loaded) ? loaded : {}, typed, saved, { ...merging, within: `${path}.` });
  if (isSameValue(loaded, saved)) return typed;
  const list = mergedList(loaded, typed, saved);
  if (list) return list;
  merging.conflicts.push({ path, typed, saved });
  return typed;
}

/** Undefined when one side has changed a row that the other has changed or removed, or when both have reordered the rows differently. */
function mergedList(loaded: unknown, typed: unknown, saved: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(loaded) || !Array.isArray(typed) || !Array.isArray(saved)) return undefined;
  const isIn = (list: readonly unknown[], entry: unknown) => list.some((one) => isSameValue(one, entry));
  const added = typed.filter((entry) => !isIn(loaded, entry));
  const takenAway = loaded.filter((entry) => !isIn(typed, entry));
  const isAnyAdded = added.length > 0 || saved.some((entry) => !isIn(loaded, entry));
  const isGoneOnBoth = takenAway.some((entry) => isFields(entry) && !isIn(saved, entry));
  if (isAnyAdded && isGoneOnBoth) return undefined;
  const isKept = (entry: unknown) => !isIn(takenAway, entry) && (isIn(saved, entry) || isIn(added, entry));
  const orderOf = (list: readonly unknown[]) =>
    list.filter((entry) => [loaded, typed, saved].every((side) => isIn(side, entry)));
  const isMoved = (list: readonly unknown[]) => !isSameValue(orderOf(list), orderOf(loaded));
  if (isMoved(typed) && isMoved(saved) && !isSameValue(orderOf(typed), orderOf(saved))) return undefined;
  const [first, second] = isMoved(typed) ? [typed, saved] : [saved, typed];
  return [...first.filter(isKept), ...second.filter((entry) => isKept(entry) && !isIn(first, entry))];
}

const isFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
