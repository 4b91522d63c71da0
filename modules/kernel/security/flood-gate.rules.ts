/** Lines of one kind from one network that are written in a minute; what is more is counted. */
export const linesOfNetwork = 10;
/** Lines of one kind from all networks that are written in a minute. */
export const linesOfKind = 300;
/** Networks of one kind that are told apart in a minute, at most: memory has an end too. */
export const networksAtOnce = 2_000;
/** units  ms */
export const window = 60_000;
/** Members whom a count names. */
const membersNamed = 10;
/** The network of what is counted for all networks together. */
export const manyNetworks = 'many';

/** What was not written one by one. */
export interface Folded<Kind extends string> {
  readonly kind: Kind;
  readonly network: string;
  readonly count: number;
  /** Some of the members whom it was about. */
  readonly memberIds: readonly string[];
}

interface Window<Kind extends string> {
  readonly kind: Kind;
  readonly network: string;
  readonly endsAt: number;
  written: number;
  folded: number;
  readonly memberIds: Set<string>;
}

/** Bounds how many lines of a kind are written: the first of a minute one by one, the rest as one count for each network.
 *  units  now: ms of any clock that only moves forward
 *  source  ADR 0127 */
export class FloodGate<Kind extends string> {
  readonly #ofNetworks = new Map<string, Window<Kind>>();
  readonly #ofKinds = new Map<Kind, Window<Kind>>();

  /** Whether a line may be written; otherwise it is counted. Ask for `due` first. */
  admit(kind: Kind, network: string, memberId: string | undefined, now: number): boolean {
    const all = opened(this.#ofKinds, kind, { kind, network: manyNetworks, now });
    const key = `${kind} ${network}`;
    const isKnown = this.#ofNetworks.has(key);
    if (all.written >= linesOfKind && !isKnown) return fold(all, memberId);
    if (!isKnown && this.#ofNetworks.size >= networksAtOnce) return fold(all, memberId);
    const own = opened(this.#ofNetworks, key, { kind, network, now });
    if (own.written >= linesOfNetwork) return fold(own, memberId);
    if (all.written >= linesOfKind) return fold(all, memberId);
    own.written++;
    all.written++;
    return true;
  }

  /** The counts of windows that are over, each once; of all windows at `Infinity`. */
  due(now: number): readonly Folded<Kind>[] {
    return [...closed(this.#ofNetworks, now), ...closed(this.#ofKinds, now)].filter(({ count }) => count > 0);
  }

  /** When the next count is due; undefined when nothing was counted. */
  get nextDue(): number | undefined {
    const counted = [...this.#ofNetworks.values(), ...this.#ofKinds.values()].filter(
      ({ folded }) => folded > 0,
    );
    return counted.length ? Math.min(...counted.map(({ endsAt }) => endsAt)) : undefined;
  }
}

function opened<Key, Kind extends string>(
  windows: Map<Key, Window<Kind>>,
  key: Key,
  { kind, network, now }: { readonly kind: Kind; readonly network: string; readonly now: number },
): Window<Kind> {
  const known = windows.get(key);
  if (known) return known;
  const fresh = { kind, network, endsAt: now + window, written: 0, folded: 0, memberIds: new Set<string>() };
  windows.set(key, fresh);
  return fresh;
}

function fold<Kind extends string>(into: Window<Kind>, memberId: string | undefined): false {
  into.folded++;
  if (memberId !== undefined && into.memberIds.size < membersNamed) into.memberIds.add(memberId);
  return false;
}

function closed<Key, Kind extends string>(windows: Map<Key, Window<Kind>>, now: number): Folded<Kind>[] {
  return [...windows].flatMap(([key, { kind, network, endsAt, folded, memberIds }]) => {
    if (endsAt > now) return [];
    windows.delete(key);
    return [{ kind, network, count: folded, memberIds: [...memberIds] }];
  });
}
