import { DomainError } from '../kernel/decider/errors.js';
import { type CheckoutOrder, type PaymentProvider, providerAway } from './provider/payment-provider.js';

/** What is paid at a page. */
export interface Paid {
  /** How it is now.
   *  errors  when it can no longer be paid */
  state(): Promise<{ readonly checkoutRef: string | null; readonly pages: number }>;
  look(): Promise<void>;
  order(attempt: number): Promise<CheckoutOrder>;
  /** errors  when it can no longer be paid */
  record(ref: string, attempt: number): Promise<void>;
}

/** The address of the page where something is paid: the one that is open, else a new one. At most one is open, whoever asks at the same time and wherever a
 *  process dies: another is opened only once the page before is over and unpaid; one that was not recorded first is closed, and its address told to nobody.
 *  errors  those of `Paid`; PROVIDER_AWAY (unavailable) */
export async function openPage(provider: PaymentProvider, paid: Paid): Promise<string> {
  for (let turn = 0; turn < 5; turn++) {
    const { checkoutRef, pages } = await paid.state();
    if (checkoutRef !== null) {
      const url = await provider.addressOf(checkoutRef);
      if (url !== null) return url;
      await paid.look();
      if ((await paid.state()).checkoutRef !== checkoutRef) continue;
    }
    const page = await provider.openCheckout(await paid.order(pages + 1));
    await paid.record(page.ref, pages + 1).catch(async (error: unknown) => {
      if (error instanceof DomainError) await provider.closeCheckout(page.ref);
      throw error;
    });
    if ((await paid.state()).checkoutRef === page.ref) return page.url;
    await provider.closeCheckout(page.ref);
  }
  throw providerAway();
}
