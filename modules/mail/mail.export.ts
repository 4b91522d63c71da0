import { sql } from 'kysely';
import type { ExportSection } from '../kernel/export/export-section.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';

/** What the outbox still holds about a member's e-mails; the content is deleted after delivery. E-mails to an address that somebody typed are
 *  left out: a missing one would reveal that another account has verified that address, or what others requested for it.
 *  source  modules/members/README.md, Rule 11 */
export const exportMails = ({ db, manifests }: Pick<ModuleContext, 'db' | 'manifests'>): ExportSection => ({
  file: 'mails.json',
  read: async (memberId) =>
    (
      await sql`select kind, put_at, settled_at as given_over_or_given_up_at, state
        from mail.outbox where person_id = ${memberId}
        and kind <> all(${manifests.flatMap(({ mailsToTypedAddress }) => mailsToTypedAddress ?? [])}) order by put_at`.execute(
        db,
      )
    ).rows,
});
