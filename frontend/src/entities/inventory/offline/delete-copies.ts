import { wasFieldUsed } from './offline-used';

/** Deletes the copies of inventories on this device, once nobody is signed in here: by sign-out, or because the session was ended elsewhere. */
export async function deleteCopiesOfAll(): Promise<void> {
  if (!wasFieldUsed()) return;
  const { deleteCopies } = await import('./offline-db');
  await deleteCopies().catch(() => undefined);
}
