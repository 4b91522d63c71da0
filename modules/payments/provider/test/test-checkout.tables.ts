/** The rows of the test checkout; times are ISO-8601 UTC. */
export type TestCheckoutTables = {
  readonly 'test_checkout.object': TestObjectTable;
  readonly 'test_checkout.webhook': TestWebhookTable;
};

export type TestObjectTable = {
  readonly ref: string;
  readonly kind: string;
  readonly our_id: string | null;
  readonly refs: readonly string[];
  readonly state: unknown;
  readonly changed_at: string;
};

export type TestWebhookTable = { readonly id: string; readonly body: string; readonly at: string };
