import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { KnownPlace } from '../inventory.ports.js';
import type { StorageLocations } from '../locations.service.js';

/** A member's storage locations by their paths: 'Barn', 'Rack A'. Those that are missing are made, once. */
export class PlacesByPath {
  readonly #ids = new Map<string, string>();

  constructor(places: readonly KnownPlace[]) {
    const below = Map.groupBy(places, ({ parentId }) => parentId);
    const add = (parentId: string | null, path: readonly string[]) => {
      for (const { id, name } of below.get(parentId) ?? []) {
        const key = keyOf([...path, name]);
        if (this.#ids.has(key) || path.length > mostLevels) continue;
        this.#ids.set(key, id);
        add(id, [...path, name]);
      }
    };
    add(null, []);
  }

  /** The paths that `idOf` would make. */
  missing(paths: Iterable<readonly string[]>): readonly string[] {
    const missing = new Map<string, string>();
    for (const path of paths)
      for (const at of path.keys()) {
        const key = keyOf(path.slice(0, at + 1));
        if (!this.#ids.has(key) && !missing.has(key)) missing.set(key, path.slice(0, at + 1).join(' › '));
      }
    return [...missing.values()];
  }

  /** The place of a path, made where it is missing; null for no path. A repeated import makes none twice.
   *  errors  those of StorageLocations.add */
  async idOf(
    path: readonly string[],
    locations: Pick<StorageLocations, 'add'>,
    meta: CommandMetadata,
  ): Promise<string | null> {
    let parentId: string | null = null;
    for (const [at, name] of path.entries()) {
      const key = keyOf(path.slice(0, at + 1));
      const known: string | undefined = this.#ids.get(key);
      const id: string = known ?? (await this.#make(name, key, parentId, locations, meta));
      this.#ids.set(key, id);
      parentId = id;
    }
    return parentId;
  }

  async #make(
    name: string,
    key: string,
    parentId: string | null,
    locations: Pick<StorageLocations, 'add'>,
    meta: CommandMetadata,
  ): Promise<string> {
    const kind = parentId === null ? 'building' : 'shelf';
    const commandId = deterministicId(meta.commandId, 'place', key);
    const { id } = await locations.add({ name, kind, note: '' }, parentId, { ...meta, commandId });
    return id;
  }
}

/** "rack a" is Rack A. */
const keyOf = (path: readonly string[]): string => path.map((name) => name.trim().toLowerCase()).join('\n');

const mostLevels = 10;
