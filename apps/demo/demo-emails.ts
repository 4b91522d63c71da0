import { setTimeout as pause } from 'node:timers/promises';
import type { Accounts } from '../../modules/identity/accounts/accounts.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { changePreferences } from '../../modules/notifications/inbox/change-preferences.js';
import { collectKinds } from '../../modules/notifications/notification-kinds.js';
import type { Preferences } from '../../modules/notifications/preferences.schemas.js';
import { manifests } from '../runtime/modules.js';
import type { Runtime } from '../runtime/runtime.js';
import { logIns } from './log-ins.js';

const kinds = collectKinds(manifests);

/** Of all demo members at first: mails about what happened before anybody was here would fill a developer's outbox. */
export const withoutEmails: Preferences = {
  ...kinds.usual,
  channels: Object.fromEntries(
    kinds.all.map(({ kind }) => [kind, { inApp: true, mail: false, digest: false }]),
  ),
};

/** Members who can sign in get e-mails once they have been notified about all demo data. Their own later choices stay. */
export async function beginEmails(
  { db, eventStore, processors }: Pick<Runtime, 'db' | 'eventStore' | 'processors'>,
  accounts: Pick<Accounts, 'withEmail'>,
  signal: AbortSignal,
): Promise<void> {
  const isBehind = async () =>
    (await processors.status()).some(({ kind, lag }) => kind === 'reactor' && lag > 0);
  while (!signal.aborted && (await isBehind()))
    await pause(1_000, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return;
  for (const { email } of logIns) {
    const account = await accounts.withEmail(email);
    if (!account) continue;
    const begin = (chosen: Preferences) =>
      JSON.stringify(chosen.channels) === JSON.stringify(withoutEmails.channels) ? kinds.usual : chosen;
    await changePreferences({ db, eventStore, kinds }, account.member_id, begin, systemClock.now());
  }
}
