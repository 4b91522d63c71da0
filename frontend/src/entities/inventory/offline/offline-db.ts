import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { KeptBuild } from '../../build/on-device/kept-build';
import type { DeviceScan, DeviceSession, InventoryCopy, Unsent } from './offline-types';
import { noteFieldUnused, noteFieldUsed } from './offline-used';

interface FieldSchema extends DBSchema {
  copy: { key: string; value: InventoryCopy };
  session: { key: string; value: DeviceSession; indexes: { member: string } };
  scan: { key: string; value: DeviceScan; indexes: { member: string; session: string } };
  unsent: { key: number; value: Unsent; indexes: { member: string } };
  build: { key: [memberId: string, id: string]; value: KeptBuild; indexes: { member: string } };
}

export type FieldDb = IDBPDatabase<FieldSchema>;

/** The database of this browser for work without a connection. */
export function openFieldDb(): Promise<FieldDb> {
  noteFieldUsed();
  opened ??= openDB<FieldSchema>(NAME, 2, {
    upgrade(db, from) {
      if (from < 1) createInventoryStores(db);
      if (from < 2)
        db.createObjectStore('build', { keyPath: ['memberId', 'id'] }).createIndex('member', 'memberId');
    },
    terminated: resetOpened,
    /** Another tab has a newer version of the page: close, so that it can continue. */
    blocking: (_old, _next, event) => {
      (event.target as IDBDatabase).close();
      resetOpened();
    },
  });
  return opened;
}

/** Commands of a member that are on this device and not sent. */
export async function countUnsent(memberId: string): Promise<number> {
  return (await openFieldDb()).countFromIndex('unsent', 'member', memberId);
}

/** Deletes what the device has of a member: the copies of the inventory and of builds always, sessions and scans unless some are unsent.
 *  out  the number of unsent scans */
export async function deleteMember(memberId: string): Promise<number> {
  const db = await openFieldDb();
  const tx = db.transaction(['copy', 'session', 'scan', 'unsent', 'build'], 'readwrite');
  const unsent = await tx.objectStore('unsent').index('member').count(memberId);
  await tx.objectStore('copy').delete(memberId);
  const builds = tx.objectStore('build');
  for (const key of await builds.index('member').getAllKeys(memberId)) await builds.delete(key);
  if (unsent === 0) {
    for (const name of ['session', 'scan'] as const) {
      const store = tx.objectStore(name);
      for (const key of await store.index('member').getAllKeys(memberId)) await store.delete(key);
    }
  }
  await tx.done;
  return unsent;
}

/** Deletes the copies of all members' inventories and builds. What is unsent stays for its owner. */
export async function deleteCopies(): Promise<void> {
  const db = await openFieldDb();
  await Promise.all([db.clear('copy'), db.clear('build')]);
  const left = await Promise.all([db.count('session'), db.count('scan'), db.count('unsent')]);
  if (left.every((count) => count === 0)) noteFieldUnused();
}

/** For tests: makes this browser like a new one. */
export async function deleteFieldDb(): Promise<void> {
  (await opened)?.close();
  resetOpened();
  await deleteDB(NAME);
}

function createInventoryStores(db: FieldDb): void {
  db.createObjectStore('copy', { keyPath: 'memberId' });
  db.createObjectStore('session', { keyPath: 'id' }).createIndex('member', 'memberId');
  const scans = db.createObjectStore('scan', { keyPath: 'id' });
  scans.createIndex('member', 'memberId');
  scans.createIndex('session', 'sessionId');
  const unsent = db.createObjectStore('unsent', { keyPath: 'number', autoIncrement: true });
  unsent.createIndex('member', 'memberId');
}

const NAME = 'field';
let opened: Promise<FieldDb> | undefined;

function resetOpened(): void {
  opened = undefined;
}
