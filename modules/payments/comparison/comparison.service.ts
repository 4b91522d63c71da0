import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { notFound } from '../../kernel/decider/errors.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { listDifferences } from '../payments.contract.js';
import type { Differences, PaymentLookup } from '../payments.ports.js';
import { type Movement, PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import { comparisonIn } from './comparison.tables.js';
import { type Difference, differencesOf } from './differences.rules.js';

/** Compares with the provider, and lists what differs. It changes no payment: staff look again, or close a difference with a reason.
 *  source  README, The nightly comparison */
@Injectable()
export class Comparison implements Differences {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
  ) {}

  /** Compare what moved since the last one, and three days before.
   *  units  now: ISO-8601 UTC */
  async compare(lookup: PaymentLookup, now: string): Promise<void> {
    const { provider } = this;
    if (!provider) return;
    const since = await this.#since(now);
    const movements: Movement[] = [];
    try {
      for await (const movement of provider.movements(since)) movements.push(movement);
    } catch (error) {
      await this.#record(provider.name, now, { compared: 0, failed: true });
      throw error;
    }
    const known = await lookup.changedSince(plusDays(since, -1));
    const found = differencesOf(movements, known, since);
    const named = await Promise.all(found.map((one) => ofPayment(one, movements, lookup)));
    await this.#record(provider.name, now, { compared: movements.length, failed: false });
    await this.#list(named, since, now);
  }

  async open(): Promise<number> {
    const { count } = await comparisonIn(this.db)
      .selectFrom('paying.difference')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async listed(): Promise<ResponseOf<typeof listDifferences>> {
    const last = await comparisonIn(this.db)
      .selectFrom('paying.comparison')
      .select(['at', 'compared', 'failed'])
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rows = await comparisonIn(this.db)
      .selectFrom('paying.difference')
      .selectAll()
      .where('closed_at', 'is', null)
      .orderBy('found_at', 'desc')
      .orderBy('id')
      .limit(500)
      .execute();
    const differences = rows.map(({ id, kind, payment_id, ref, ours, theirs, found_at }) => ({
      ...{ id, kind, paymentId: payment_id, ref, ours, theirs },
      foundAt: found_at,
    }));
    return { last: last ?? null, differences };
  }

  /** errors  DIFFERENCE_NOT_FOUND (not-found) */
  async close(id: string, by: string, now: string): Promise<void> {
    const { numUpdatedRows } = await comparisonIn(this.db)
      .updateTable('paying.difference')
      .set({ closed_at: now, closed_by: by, closed_as: 'staff' })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n)
      throw notFound('DIFFERENCE_NOT_FOUND', { message: 'There is no such difference, or it is closed.' });
  }

  async #since(now: string): Promise<string> {
    const last = await comparisonIn(this.db)
      .selectFrom('paying.comparison')
      .select('at')
      .where('failed', '=', false)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const since = plusDays(last?.at ?? now, -3);
    const longest = plusDays(now, -30);
    return since < longest ? longest : since;
  }

  async #record(
    provider: string,
    at: string,
    outcome: { readonly compared: number; readonly failed: boolean },
  ): Promise<void> {
    const row = { id: newId(), provider, at, ...outcome };
    await comparisonIn(this.db).insertInto('paying.comparison').values(row).execute();
  }

  /** One that was found before is listed once; one of this time that is not found any more is gone. */
  async #list(found: readonly Difference[], since: string, now: string): Promise<void> {
    const open = { closed_at: null, closed_by: null, closed_as: null } as const;
    const rows = found.map(({ kind, paymentId, ref, ours, theirs }) => ({
      id: deterministicId('difference', kind, paymentId ?? '', ref ?? '', ours, theirs),
      ...{ kind, payment_id: paymentId, ref, ours, theirs, found_at: now, ...open },
    }));
    await this.db.transaction().execute(async (tx) => {
      const table = comparisonIn(tx);
      if (rows.length)
        await table
          .insertInto('paying.difference')
          .values(rows)
          .onConflict((known) => known.column('id').doNothing())
          .execute();
      await table
        .updateTable('paying.difference')
        .set({ closed_at: now, closed_as: 'gone' })
        .where('closed_at', 'is', null)
        .where('found_at', '>=', since)
        .where('id', 'not in', rows.length ? rows.map(({ id }) => id) : [newId()])
        .execute();
    });
  }
}

/** A refund or dispute of an older payment is known by the ref of that. */
async function ofPayment(
  difference: Difference,
  movements: readonly Movement[],
  lookup: PaymentLookup,
): Promise<Difference> {
  if (difference.paymentId !== null) return difference;
  const paymentRef = movements.find(({ ref }) => ref === difference.ref)?.paymentRef;
  const known = paymentRef ? await lookup.byRef(paymentRef) : undefined;
  return { ...difference, paymentId: known?.id ?? null };
}
