import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { KeptBuild } from '../../build/on-device/kept-build';
import type { Arrival, GateCopy, GateUnsent } from '../../gate/gate-types';
import type { DeviceScan, DeviceSession, InventoryCopy, Unsent } from './offline-types';
import { noteFieldUnused, noteFieldUsed } from './offline-used';

interface FieldSchema extends DBSchema {
  copy: { key: string; value: InventoryCopy };
  session: { key: string; value: DeviceSession; indexes: { member: string } };
  scan: { key: string; value: DeviceScan; indexes: { member: string; session: string } };
  unsent: { key: number; value: Unsent; indexes: { member: string } };
  build: { key: [memberId: string, id: string]; value: KeptBuild; indexes: { member: string } };
  gateList: { key: [memberId: string, dateId: string]; value: GateCopy; indexes: { member: string } };
  arrival: { key: string; value: Arrival; indexes: { member: string } };
  gateUnsent: { key: number; value: GateUnsent; indexes: { member: string } };
}

export type FieldDb = IDBPDatabase<FieldSchema>;

/** The database of this browser for work without a connection. */
export function openFieldDb(): Promise<FieldDb> {
  noteFieldUsed();
  opened ??= openDB<FieldSchema>(NAME, 3, {
    upgrade(db, from) {
      if (from < 1) createInventoryStores(db);
      if (from < 2)
        db.createObjectStore('build', { keyPath: ['memberId', 'id'] }).createIndex('member', 'memberId');
      if (from < 3) createGateStores(db);
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
  const db = await openFieldDb();
  const [scans, arrivals] = await Promise.all([
    db.countFromIndex('unsent', 'member', memberId),
    db.countFromIndex('gateUnsent', 'member', memberId),
  ]);
  return scans + arrivals;
}

/** Deletes what the device has of a member: the copies of the inventory, of builds and of lists of gates always, sessions and scans unless some are unsent, and
 *  so what gates let in.
 *  out  the number of unsent scans */
export async function deleteMember(memberId: string): Promise<number> {
  const db = await openFieldDb();
  const tx = db.transaction(
    ['copy', 'session', 'scan', 'unsent', 'build', 'gateList', 'arrival', 'gateUnsent'],
    'readwrite',
  );
  const unsent = await tx.objectStore('unsent').index('member').count(memberId);
  const ofGates = await tx.objectStore('gateUnsent').index('member').count(memberId);
  await tx.objectStore('copy').delete(memberId);
  for (const name of ['build', 'gateList'] as const) {
    const copies = tx.objectStore(name);
    for (const key of await copies.index('member').getAllKeys(memberId)) await copies.delete(key);
  }
  const arrivals = tx.objectStore('arrival');
  if (ofGates === 0)
    for (const key of await arrivals.index('member').getAllKeys(memberId)) await arrivals.delete(key);
  if (unsent === 0) {
    for (const name of ['session', 'scan'] as const) {
      const store = tx.objectStore(name);
      for (const key of await store.index('member').getAllKeys(memberId)) await store.delete(key);
    }
  }
  await tx.done;
  return unsent + ofGates;
}

/** Deletes the copies of all members' inventories, builds and lists of gates. What is unsent stays for its owner. */
export async function deleteCopies(): Promise<void> {
  const db = await openFieldDb();
  await Promise.all([db.clear('copy'), db.clear('build'), db.clear('gateList')]);
  if ((await db.count('gateUnsent')) === 0) await db.clear('arrival');
  const kept = ['session', 'scan', 'unsent', 'arrival', 'gateUnsent'] as const;
  const left = await Promise.all(kept.map((name) => db.count(name)));
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

function createGateStores(db: FieldDb): void {
  const lists = db.createObjectStore('gateList', { keyPath: ['memberId', 'dateId'] });
  lists.createIndex('member', 'memberId');
  db.createObjectStore('arrival', { keyPath: 'id' }).createIndex('member', 'memberId');
  const unsent = db.createObjectStore('gateUnsent', { keyPath: 'number', autoIncrement: true });
  unsent.createIndex('member', 'memberId');
}

const NAME = 'field';
let opened: Promise<FieldDb> | undefined;

function resetOpened(): void {
  opened = undefined;
}
