import type { DBSchema, IDBPDatabase } from 'idb';
import { withoutPlace } from './without-place';

/** A photo of a form that the server does not have yet. */
export interface KeptPhoto {
  readonly key: string;
  /** The storage key of its form. */
  readonly form: string;
  readonly file: File;
}

/** Photos that wait for their form to be saved are stored in this browser, like the typed fields, so that nothing is
 *  lost with the page; but not where they were taken. Where the browser blocks storage, they are only on the page. */
export const keepPhoto = (photo: KeptPhoto): Promise<unknown> => {
  last = Math.max(Date.now(), last + 1);
  const at = last;
  const kept = attempt(async (db) => {
    const file = await withoutPlace(photo.file);
    return db.put('photo', { ...photo, file, at });
  });
  keeping = Promise.all([keeping, kept]);
  return kept;
};

export const deletePhoto = (key: string): Promise<unknown> =>
  attempt(async (db) => {
    await keeping;
    return db.delete('photo', key);
  });

/** All photos of forms whose storage key has this prefix. */
export const deletePhotosUnder = (prefix: string): Promise<unknown> =>
  attempt(async (db) => {
    await keeping;
    const keys = await db.getAllKeysFromIndex('photo', 'form', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    await Promise.all(keys.map((key) => db.delete('photo', key)));
  });

/** All photos of forms whose storage key names this member. */
export const deletePhotosNaming = (memberId: string): Promise<unknown> =>
  attempt(async (db) => {
    await keeping;
    const tx = db.transaction('photo', 'readwrite');
    for (let at = await tx.store.index('form').openKeyCursor(); at; at = await at.continue())
      if (at.key.includes(memberId)) await tx.store.delete(at.primaryKey);
    await tx.done;
  });

/** Gives photos of forms with one prefix to the forms with another. */
export const movePhotosUnder = (prefix: string, next: string): Promise<unknown> =>
  attempt(async (db) => {
    await keeping;
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const moved = await db.getAllFromIndex('photo', 'form', range);
    await Promise.all(
      moved.map((photo) => db.put('photo', { ...photo, form: next + photo.form.slice(prefix.length) })),
    );
  });

/** The photos of a form, in the order in which they were added. */
export const keptPhotosOf = async (form: string): Promise<readonly KeptPhoto[]> => {
  const found = await attempt((db) => db.getAllFromIndex('photo', 'form', form));
  return (found ?? []).toSorted((one, other) => one.at - other.at);
};

interface KeptSchema extends DBSchema {
  photo: { key: string; value: KeptPhoto & { readonly at: number }; indexes: { form: string } };
}

/** The time of the last added photo: photos added at the same moment keep their order. */
let last = 0;
let opened: Promise<IDBPDatabase<KeptSchema>> | undefined;
/** Photos on their way into the database: whatever deletes one waits for them. */
let keeping: Promise<unknown> = Promise.resolve();

async function attempt<Answer>(use: (db: IDBPDatabase<KeptSchema>) => Promise<Answer>) {
  try {
    opened ??= open();
    return await use(await opened);
  } catch {
    opened = undefined;
    return undefined;
  }
}

async function open(): Promise<IDBPDatabase<KeptSchema>> {
  const { openDB } = await import('idb');
  return openDB<KeptSchema>('kept-photos', 1, {
    upgrade: (db) => db.createObjectStore('photo', { keyPath: 'key' }).createIndex('form', 'form'),
    terminated: () => {
      opened = undefined;
    },
  });
}
