import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plain } from '../../kernel/text/plain.rules.js';
import type { KnownPlace } from '../inventory.ports.js';
import type { StorageLocations } from '../locations.service.js';

/** A member's storage locations by their paths: 'Barn', 'Rack A'. Missing ones are made once. */
export class PlacesByPath {
  readonly #ids = new Map<string, string>();

  constructor(places: readonly KnownPlace[]) {
    const below = Map.groupBy(places, ({ parentId }) => parentId);
    const add = (parentId: string | null, path: readonly string[]) => {
      for (const { id, name } of below.get(parentId) ?? []) {
        const key = keyOf([...path, name]);
        if (this.#ids.has(key) || path.length > maxLevels) continue;
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

  /** Make all places that are missing in these paths, those of one level at the same time. A refused place stays missing. */
  async makeAll(
    paths: readonly (readonly string[])[],
    locations: Pick<StorageLocations, 'addAll'>,
    meta: CommandMetadata,
  ): Promise<void> {
    const deepest = Math.max(0, ...paths.map(({ length }) => length));
    for (let level = 0; level < deepest; level++) {
      const missing = new Map<string, readonly string[]>();
      for (const path of paths) {
        const key = keyOf(path.slice(0, level + 1));
        if (path.length > level && !this.#ids.has(key)) missing.set(key, path.slice(0, level + 1));
      }
      const byParent = Map.groupBy(missing, ([, path]) => keyOf(path.slice(0, -1)));
      await Promise.all(
        [...byParent].map(async ([parent, places]) => {
          const parentId = parent === '' ? null : this.#ids.get(parent);
          if (parentId !== undefined)
            await this.#make(places, parentId, locations, meta).catch(ignoringRefusal);
        }),
      );
    }
  }

  /** The place of a path, made where it is missing; null for no path. A repeated import makes none twice.
   *  errors  those of StorageLocations.addAll */
  async idOf(
    path: readonly string[],
    locations: Pick<StorageLocations, 'addAll'>,
    meta: CommandMetadata,
  ): Promise<string | null> {
    let parentId: string | null = null;
    for (const at of path.keys()) {
      const part = path.slice(0, at + 1);
      const key = keyOf(part);
      if (!this.#ids.has(key)) await this.#make([[key, part]], parentId, locations, meta);
      parentId = this.#ids.get(key) ?? null;
    }
    return parentId;
  }

  async #make(
    places: readonly (readonly [string, readonly string[]])[],
    parentId: string | null,
    locations: Pick<StorageLocations, 'addAll'>,
    meta: CommandMetadata,
  ): Promise<void> {
    const kind = parentId === null ? 'building' : 'shelf';
    const bodies = places.map(([key, path]) => ({
      body: { name: path.at(-1) ?? '', kind, note: '' } as const,
      meta: { ...meta, commandId: deterministicId(meta.commandId, 'place', key) },
    }));
    const made = await locations.addAll(bodies, parentId, meta);
    for (const [at, [key]] of places.entries()) {
      const id = made[at]?.id;
      if (id !== undefined) this.#ids.set(key, id);
    }
  }
}

function ignoringRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

/** "rack a" is Rack A, and "Ana’s garage" is Ana's garage. */
const keyOf = (path: readonly string[]): string => path.map((name) => plain(name).trim() || name).join('\n');

const maxLevels = 10;
