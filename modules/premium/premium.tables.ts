/** Which subscriptions a member asked for; what became of each is in its stream. Times are ISO-8601 UTC. */
export type PremiumTables = { readonly 'premium.subscription': SubscriptionTable };

export interface SubscriptionTable {
  readonly id: string;
  readonly member_id: string;
  readonly requested_at: string;
}
