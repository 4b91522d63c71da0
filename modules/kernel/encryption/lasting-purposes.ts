/** Purposes whose keys stay the same when SECRET_KEY changes: what they make was handed out, printed or mailed, is compared with rows of
 *  years, or is a one-way digest, so that nobody could make it again under another key. docs/cryptography.md says what each is for.
 *  source  ADR 0125 */
const lasting: ReadonlySet<string> = new Set([
  'audit entry',
  'community-invitation',
  'donors',
  'fingerprints of commands',
  'guardian invitations',
  'held at the gate',
  'imported entries',
  'invited mailboxes',
  'links that stop a saved search',
  'log chain',
  'log checkpoints',
  'mail addresses',
  'members as the guardian check knows them',
  'password pepper',
  'private calendars',
  'reports of ads',
  'share-link',
  'unsubscribe links',
  'votes of visitors',
]);

export const isLasting = (purpose: string): boolean => lasting.has(purpose);
