import { conflict, notFound } from '../../../kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../kernel/postgres/database.js';
import type { TestAct, TestPage } from '../../payments.contract.js';
import type { PlanOnSale } from '../../payments.ports.js';
import type { Interval } from '../../payments.schemas.js';
import type { ProviderDeps } from '../provider-deps.js';
import { sendWebhook } from './send-test-webhooks.job.js';
import type { TestObject, TestPayment, TestPortal, TestSubscription } from './test-objects.js';
import { objectsWith, saveObject } from './test-objects.rows.js';
import { pageOf, pageOfPortal } from './test-page.js';
import { actOnPayment, actsOnPayment } from './test-payment.js';
import { aboutOf } from './test-provider.js';
import { actOnSubscription, actsOnSubscription, isRunning } from './test-subscription.js';

/** The pages of the test checkout, and what happens there. Each thing that happens sends its webhook, signed, but for one act that loses it.
 *  source  README, The test checkout */
export class TestCheckout {
  constructor(private readonly deps: Omit<ProviderDeps, 'secret'>) {}

  /** errors  CHECKOUT_NOT_FOUND (not-found), always in production */
  async page(ref: string): Promise<TestPage> {
    const now = this.deps.clock.now();
    const { portal, object } = await this.#find(ref);
    return portal && object.kind === 'subscription' ? pageOfPortal(portal, object, now) : pageOf(object, now);
  }

  /** out     where it goes on; null when the page stays
   *  errors  CHECKOUT_NOT_FOUND (not-found), CHECKOUT_OVER (conflict) */
  act(ref: string, to: { readonly act: TestAct; readonly plan?: string; readonly interval?: Interval }) {
    return this.deps.db.transaction().execute(async (tx) => {
      const now = this.deps.clock.now();
      const { portal, object } = await this.#find(ref, tx);
      const plan = portal?.plans.find((one) => one.plan === to.plan && one.interval === to.interval) ?? null;
      const after = happen(object, to.act, plan, now);
      await saveObject(tx, after, now);
      if (to.act !== 'pay without a webhook')
        await sendWebhook(tx, { type: typeOf(object, to.act), about: aboutIn(object, after) }, now);
      return { returnTo: to.act.startsWith('pay') ? object.returnTo.paid : null };
    });
  }

  /** A page by its id, or by that of anything in it; behind a portal, the subscription of its customer that runs. */
  async #find(
    ref: string,
    tx?: DatabaseTransaction,
  ): Promise<{ readonly portal: TestPortal | null; readonly object: TestPayment | TestSubscription }> {
    if (this.deps.environment.NODE_ENV === 'production') throw noPage();
    const [first] = await this.#with(ref, tx);
    if (!first) throw noPage();
    if (first.kind !== 'portal') return { portal: null, object: first };
    const now = this.deps.clock.now();
    const own = (await this.#with(first.customerRef, tx)).filter(({ kind }) => kind === 'subscription');
    const subscriptions = own as readonly TestSubscription[];
    const object = subscriptions.find((one) => isRunning(one, now)) ?? subscriptions[0];
    if (!object) throw noPage();
    return { portal: first, object };
  }

  #with(ref: string, tx?: DatabaseTransaction): Promise<readonly TestObject[]> {
    return objectsWith(tx ?? this.deps.db, ref, tx !== undefined);
  }
}

function happen(
  object: TestPayment | TestSubscription,
  act: TestAct,
  plan: PlanOnSale | null,
  now: string,
): TestPayment | TestSubscription {
  const isPayment = object.kind === 'payment';
  const acts = isPayment ? actsOnPayment(object, now) : actsOnSubscription(object, now);
  if (!acts.includes(act) || (act === 'upgrade' && !plan)) throw over();
  return isPayment ? actOnPayment(object, act, now) : actOnSubscription(object, { act, plan }, now);
}

const typeOf = ({ kind }: TestObject, act: TestAct): string => `${kind}.${act.replaceAll(' ', '_')}`;

/** Of an invoice, what happened to its money is told by its own id, as Stripe does. */
function aboutIn(before: TestPayment | TestSubscription, after: TestPayment | TestSubscription) {
  if (before.kind === 'payment' || after.kind === 'payment') return [aboutOf(after)];
  const moved = after.invoices.flatMap(({ charge }, at) => {
    const was = before.invoices[at]?.charge;
    return charge && was && was !== charge ? [{ kind: 'ref' as const, ref: charge.ref }] : [];
  });
  return moved.length ? moved : [aboutOf(after)];
}

const noPage = () =>
  notFound('CHECKOUT_NOT_FOUND', { message: 'There is no such page of the test checkout.' });
const over = () => conflict('CHECKOUT_OVER', { message: 'That is not possible here now. Reload the page.' });
