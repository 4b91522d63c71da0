import type { LedgerEntry } from './consents.js';

/** Who answered for a minor on a day, and why that was allowed. */
export interface GuardianOn {
  readonly guardian: string;
  /** The guardian's consent: they accepted the invitation then. */
  readonly accepted: LedgerEntry;
  /** The minor's own consent; null for an invitation that the ledger does not have. */
  readonly invited: LedgerEntry | null;
  /** Who verified the guardian and how; null when nobody had by the end of that day. */
  readonly verified: LedgerEntry | null;
  /** When it ended, also after that day; null while it lasts. */
  readonly endedAt: string | null;
}

/** The guardians of a minor on a day, oldest first: usually one, two when one followed another that day, [] for none.
 *  in      ledger: as `ledgerOf` gives it
 *  units   day: '2026-05-01', of UTC
 *  source  README, Rules */
export function guardiansOn(ledger: readonly LedgerEntry[], day: string): readonly GuardianOn[] {
  const [begin, end] = [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`];
  return ledger.flatMap((accepted) => {
    const { what, guardian, invitation, at, withdrawnAt } = accepted;
    if (what !== 'guardian accepted' || guardian === null) return [];
    if (at > end || (withdrawnAt !== null && withdrawnAt < begin)) return [];
    const ofLink = (kind: LedgerEntry['what']) =>
      ledger.find((one) => one.what === kind && one.invitation === invitation && one.at <= end) ?? null;
    return [
      {
        guardian,
        accepted,
        invited: ofLink('guardian invited'),
        verified: ofLink('guardian verified'),
        endedAt: withdrawnAt,
      },
    ];
  });
}
