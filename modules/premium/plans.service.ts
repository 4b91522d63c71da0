import { Inject, Injectable } from '@nestjs/common';
import type { PlanOnSale, PlansOnSale } from '../payments/payments.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { type Plan, planIntervals, plans } from './premium.contract.js';
import { priceCents } from './prices.rules.js';

/** What can be subscribed to, at the prices that the settings say now. */
@Injectable()
export class Plans implements PlansOnSale {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async all(): Promise<readonly PlanOnSale[]> {
    const all = await Promise.all(
      plans.flatMap((plan) => planIntervals.map((interval) => this.of(plan, interval))),
    );
    return all;
  }

  async of(plan: Plan, interval: PlanOnSale['interval']): Promise<PlanOnSale> {
    const month = await this.settings.get(settingOf[plan]);
    return { plan, words: words[plan], interval, amountCents: priceCents(month, interval) };
  }
}

const settingOf = { premium: 'premium-month-dollars', premium_plus: 'premium-plus-month-dollars' } as const;
const words: Readonly<Record<Plan, string>> = { premium: 'Premium', premium_plus: 'Premium+' };
