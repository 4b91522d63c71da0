import { wasFieldUsed } from './offline-used';

/** Counts the commands of a member that are on this device and not sent. Most browsers never have any, and load no database to find out. */
export async function countUnsentOf(memberId: string | undefined): Promise<number> {
  if (!memberId || !wasFieldUsed()) return 0;
  const { countUnsent } = await import('./offline-db');
  return countUnsent(memberId).catch(() => 0);
}

/** Deletes what the device has of a member; what is unsent stays for them. */
export async function deleteOfflineOf(memberId: string | undefined): Promise<void> {
  if (!memberId || !wasFieldUsed()) return;
  const { deleteMember } = await import('./offline-db');
  await deleteMember(memberId).catch(() => 0);
}
