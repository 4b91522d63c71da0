import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { digestOf, newToken } from '../../kernel/encryption/random-token.js';
import { countedNetworks } from '../../kernel/http/client-subnet.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import { OUTBOX, type Outbox } from '../../mail/mail.ports.js';
import { type GuestReportTables, type GuestWords, openGuest, sealGuest } from './guest-report.tables.js';
import { reportDecider } from './report.decider.js';
import { confirmationDays, confirmReportEmail, reportReceivedEmail } from './report-emails.js';
import { guestReportLimit, tooManyReports } from './report-limits.rules.js';

/** Reports of guests: rows until the address is confirmed, then events like any other.
 *  source  README, Reports 5 */
@Injectable()
export class GuestReports {
  constructor(
    @Inject(MODULE_CONTEXT) private readonly context: ModuleContext,
    @Inject(OUTBOX) private readonly outbox: Outbox,
  ) {}

  /** Store a report, and mail the link that confirms it. The same command again changes nothing.
   *  errors  REPORT_LIMIT (too-many) */
  async store(
    id: string,
    {
      email,
      report,
      address,
    }: { readonly email: string; readonly report: GuestWords; readonly address: string },
    { now, commandId }: CommandMetadata,
  ): Promise<void> {
    const reporterId = deterministicId('guest of report', id);
    const token = newToken();
    const [origin, site] = this.#countedNetworks(address);
    const recipient = { digest: this.#digestOf(`to ${email}`), max: guestReportLimit };
    const sealed = await sealGuest(this.context.eventStore.keys, reporterId, { email, report });
    const mail = await this.outbox.write({
      cause: commandId,
      kind: 'confirm-report',
      to: email,
      person: reporterId,
      content: confirmReportEmail(`${this.context.environment.publicUrl}/reports/confirm#${token}`),
      usefulUntil: plusDays(now, confirmationDays),
    });
    await this.context.db.transaction().execute(async (tx) => {
      for (const { digest } of [site ?? origin ?? recipient, recipient])
        await acquireLock(tx, locks.writer, digest);
      const rows = tx.withTables<GuestReportTables>();
      if (
        await rows.selectFrom('moderation.guest_report').select('id').where('id', '=', id).executeTakeFirst()
      )
        return;
      if (origin) await refuseTooMany(rows, 'origin', origin, now);
      if (site) await refuseTooMany(rows, 'site', site, now);
      await refuseTooMany(rows, 'recipient', recipient, now);
      await rows
        .insertInto('moderation.guest_report')
        .values({
          id,
          reporter_id: reporterId,
          token: digestOf(token),
          sealed,
          origin: origin?.digest ?? null,
          site: site?.digest ?? null,
          recipient: recipient.digest,
          sent_at: now,
          confirmed_at: null,
          resolved_at: null,
        })
        .execute();
      await mail.enqueue(tx);
    });
  }

  /** Make it a report, once.
   *  out     its id
   *  errors  REPORT_LINK_OVER (not-found) */
  async confirm(
    token: string,
    voicesOf: (report: GuestWords) => Promise<number>,
    now: string,
  ): Promise<string> {
    const { keys } = this.context.eventStore;
    const row = await this.context.db
      .withTables<GuestReportTables>()
      .selectFrom('moderation.guest_report')
      .selectAll()
      .where('token', '=', digestOf(token))
      .executeTakeFirst();
    const guest = row && (await openGuest(keys, row));
    if (!row || !guest || (!row.confirmed_at && plusDays(row.sent_at, confirmationDays) < now))
      throw linkOver();
    const { report, email } = guest;
    if (!report) return row.id;
    const { reporter_id: reporterId, id } = row;
    const { targets, ...words } = report;
    await dispatch(this.context.bus, reportDecider, id, {
      type: 'SendReport',
      ...words,
      reporterId,
      isGuest: true,
      targets: [...targets],
      voices: await voicesOf(report),
      meta: { actor: { id: reporterId, roles: [] }, now, commandId: deterministicId('confirm report', id) },
    });
    const sealed = await sealGuest(keys, reporterId, { email, report: null });
    const mail = await this.outbox.write({
      cause: deterministicId('report received', id),
      kind: 'report-received',
      to: email,
      person: reporterId,
      content: reportReceivedEmail(),
    });
    await this.context.db.transaction().execute(async (tx) => {
      await tx
        .withTables<GuestReportTables>()
        .updateTable('moderation.guest_report')
        .set({ sealed, confirmed_at: now })
        .where('id', '=', id)
        .execute();
      await mail.enqueue(tx);
    });
    return id;
  }

  #digestOf(counted: string): string {
    return createHmac('sha256', derivedKey(this.context.secret, 'networks of guest reports'))
      .update(`report ${counted}`)
      .digest('base64url');
  }

  /** Digests do not reveal the address. */
  #countedNetworks(address: string): readonly Counted[] {
    return countedNetworks(address).map(({ network, times }) => ({
      digest: this.#digestOf(network),
      max: guestReportLimit * times,
    }));
  }
}

interface Counted {
  readonly digest: string;
  readonly max: number;
}

/** errors  REPORT_LIMIT (too-many) */
async function refuseTooMany(
  db: Kysely<GuestReportTables>,
  column: 'origin' | 'site' | 'recipient',
  { digest, max }: Counted,
  now: string,
): Promise<void> {
  const recent = await db
    .selectFrom('moderation.guest_report')
    .select('sent_at')
    .where(column, '=', digest)
    .where('sent_at', '>', plusHours(now, -1))
    .orderBy('sent_at')
    .execute();
  const [oldest] = recent;
  if (!oldest || recent.length < max) return;
  const retryAfter = Math.ceil((Date.parse(plusHours(oldest.sent_at, 1)) - Date.parse(now)) / 1_000);
  throw tooManyReports(
    retryAfter,
    `${recent.length} reports came from your ${column === 'recipient' ? 'address' : 'network'} within an hour, and we have them all. Please wait ${Math.ceil(retryAfter / 60)} minutes before you send another.`,
  );
}

const linkOver = () =>
  notFound('REPORT_LINK_OVER', {
    message: 'This link does not work any more. Send the report again, and we mail you a new one.',
  });
