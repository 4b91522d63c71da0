import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { DATABASE, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { notFound, tooMany } from '../kernel/decider/errors.js';
import { keyReused } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../kernel/decider/time.js';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { countedNetworks } from '../kernel/http/client-subnet.js';
import type { BodyOf, QueryOf, ResponseOf } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { TIER_HOLDERS, type TierHolders } from '../memberships/grants/tier-holders.ports.js';
import type { listSupportRequests, SupportRequest, writeToSupport } from './support.contract.js';
import type { MailedRequest, MailedRequests } from './support.ports.js';
import type { SupportRequestTable, SupportTables } from './support.tables.js';

/** How many requests one network may send in an hour. */
export const supportLimit = 5;
/** Days for which a request is stored. */
export const supportKeeping = 365;

/** Requests to support. They are rows, because nothing else is built on them, and are deleted with their sender.
 *  source  README, Rules */
@Injectable()
export class SupportRequests implements MailedRequests {
  readonly #db: Kysely<SupportTables>;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(TIER_HOLDERS) private readonly tiers: Pick<TierHolders, 'holdersAmong'>,
  ) {
    this.#db = db.withTables<SupportTables>();
  }

  /** Store a request; a repeated command gets the first response. Without an address nothing is counted.
   *  errors  SUPPORT_LIMIT (too-many) with retryAfter in seconds, IDEMPOTENCY_KEY_REUSED (unprocessable) */
  async create(
    request: BodyOf<typeof writeToSupport>,
    from: { readonly address: string | null; readonly memberId: string | undefined },
    { now, commandId }: CommandMetadata,
  ): Promise<ResponseOf<typeof writeToSupport>> {
    const id = deterministicId(commandId, 'support request');
    const counted = (from.address === null ? [] : countedNetworks(from.address)).map(
      ({ network, times }) => ({
        digest: this.#digestOf(network),
        max: supportLimit * times,
      }),
    );
    const [origin, site] = counted;
    return this.#db.transaction().execute(async (tx) => {
      await acquireLock(tx, locks.writer, (site ?? origin)?.digest ?? '');
      const known = await one(tx, id);
      if (known) return acknowledged(sameRequest(known, request));
      if (origin) await refuseTooMany(tx, 'origin', origin, now);
      if (site) await refuseTooMany(tx, 'site', site, now);
      const row = {
        id,
        subject: request.subject,
        message: request.message,
        reply_to: request.replyTo,
        member_id: from.memberId ?? null,
        origin: origin?.digest ?? null,
        site: site?.digest ?? null,
        received_at: now,
        answered_at: null,
      };
      await tx.insertInto('support.request').values(row).execute();
      return acknowledged(row);
    });
  }

  async receive(
    { memberId, ...request }: MailedRequest,
    meta: CommandMetadata,
  ): Promise<{ readonly id: string; readonly reference: string }> {
    return this.create(request, { address: null, memberId: memberId ?? undefined }, meta);
  }

  /** Waiting requests of members whose tier has `priority-support` come first, then the oldest first; answered ones the newest first.
   *  units   now: ISO-8601 UTC
   *  source  README, Rule 5 */
  async list(
    { status }: QueryOf<typeof listSupportRequests>,
    now: string,
  ): Promise<ResponseOf<typeof listSupportRequests>> {
    const isWaiting = status === 'waiting';
    const matching = this.#db
      .selectFrom('support.request')
      .where('answered_at', isWaiting ? 'is' : 'is not', null);
    const { total } = await matching
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const first = isWaiting ? await this.#waitingFirst(now) : new Set<string>();
    const rows = await matching
      .selectAll()
      .$if(first.size > 0, (requests) =>
        requests.orderBy(sql`(member_id = any(${[...first]}::text[])) is true`, 'desc'),
      )
      .orderBy(isWaiting ? 'received_at' : 'answered_at', isWaiting ? 'asc' : 'desc')
      .limit(100)
      .execute();
    const holders = isWaiting
      ? first
      : await this.#holders(
          rows.map(({ member_id }) => member_id),
          now,
        );
    return { total: Number(total), requests: rows.map((row) => viewOf(row, holders)) };
  }

  /** Mark a request as answered; the first time counts.
   *  errors  SUPPORT_REQUEST_NOT_FOUND */
  async answer(id: string, { now }: CommandMetadata): Promise<SupportRequest> {
    await this.#db
      .updateTable('support.request')
      .set({ answered_at: now })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .execute();
    const row = await one(this.#db, id);
    if (!row)
      throw notFound('SUPPORT_REQUEST_NOT_FOUND', {
        message: 'This request no longer exists. Reload the list.',
      });
    return viewOf(row, await this.#holders([row.member_id], now));
  }

  /** The senders of waiting requests whose tier has `priority-support` now. */
  async #waitingFirst(now: string): Promise<ReadonlySet<string>> {
    const senders = await this.#db
      .selectFrom('support.request')
      .select('member_id')
      .distinct()
      .where('member_id', 'is not', null)
      .where('answered_at', 'is', null)
      .execute();
    return this.#holders(
      senders.map(({ member_id }) => member_id),
      now,
    );
  }

  #holders(senders: readonly (string | null)[], now: string): Promise<ReadonlySet<string>> {
    return this.tiers.holdersAmong(
      senders.flatMap((id) => id ?? []),
      'priority-support',
      now,
    );
  }

  /** The digest does not reveal the address. */
  #digestOf(network: string): string {
    return createHmac('sha256', derivedKey(this.secret, 'networks of support requests'))
      .update(`support ${network}`)
      .digest('base64url');
  }
}

function one(db: Kysely<SupportTables>, id: string): Promise<SupportRequestTable | undefined> {
  return db.selectFrom('support.request').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Delete requests that were stored long enough, and digests that no limit needs any more.
 *  units   now: ISO-8601 UTC */
export async function deleteOldSupportRequests(database: Database, now: string): Promise<void> {
  const db = database.withTables<SupportTables>();
  await db.deleteFrom('support.request').where('received_at', '<', plusDays(now, -supportKeeping)).execute();
  await db
    .updateTable('support.request')
    .set({ origin: null, site: null })
    .where('origin', 'is not', null)
    .where('received_at', '<=', plusHours(now, -1))
    .execute();
}

async function refuseTooMany(
  db: Kysely<SupportTables>,
  column: 'origin' | 'site',
  { digest, max }: { readonly digest: string; readonly max: number },
  now: string,
): Promise<void> {
  const recent = await db
    .selectFrom('support.request')
    .select('received_at')
    .where(column, '=', digest)
    .where('received_at', '>', plusHours(now, -1))
    .orderBy('received_at')
    .execute();
  const [oldest] = recent;
  if (!oldest || recent.length < max) return;
  const retryAfter = Math.ceil((Date.parse(plusHours(oldest.received_at, 1)) - Date.parse(now)) / 1000);
  throw tooMany('SUPPORT_LIMIT', {
    message: `${recent.length} requests came from your network within an hour, and we have them all. Please wait ${Math.ceil(retryAfter / 60)} minutes before you send another.`,
    retryAfter,
  });
}

/** errors  IDEMPOTENCY_KEY_REUSED (unprocessable) */
function sameRequest(
  known: SupportRequestTable,
  { subject, message, replyTo }: BodyOf<typeof writeToSupport>,
): SupportRequestTable {
  if (known.subject === subject && known.message === message && known.reply_to === replyTo) return known;
  throw keyReused();
}

const referenceOf = (id: string): string => id.replaceAll('-', '').slice(0, 6).toUpperCase();

const acknowledged = ({ id, received_at }: SupportRequestTable): ResponseOf<typeof writeToSupport> => ({
  id,
  reference: referenceOf(id),
  receivedAt: received_at,
});

const viewOf = (row: SupportRequestTable, first: ReadonlySet<string>): SupportRequest => ({
  id: row.id,
  reference: referenceOf(row.id),
  subject: row.subject,
  message: row.message,
  replyTo: row.reply_to,
  memberId: row.member_id,
  isPriority: row.member_id !== null && first.has(row.member_id),
  receivedAt: row.received_at,
  answeredAt: row.answered_at,
});
