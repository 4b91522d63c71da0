/** Each part for sale of one known kind: what its sale says of the price of such parts. */
export const createSoldPrices = `
create table part (
  id text primary key,
  seller_id text not null,
  kind text, -- once it was published; null: no kind that the vocabulary knows, or several
  condition text,
  fits jsonb not null, -- [{ "car", "from", "to" }] once it was published
  sealed text, -- until then, under the seller's key
  quantity int not null,
  price_cents bigint,
  published_at timestamptz,
  is_down boolean not null, -- removed, or hidden until somebody has looked
  sold_at timestamptz,
  sold_cents bigint -- null: sold elsewhere, to nobody that is named, or without a price
);

create table erased (seller_id text primary key); -- a draft that was on its way comes after
`;

export const soldPricesIndexes: readonly string[] = [
  'create index part_seller on part (seller_id)',
  'create index part_fits on part using gin (fits jsonb_path_ops) where sold_cents is not null',
  'create index part_sold on part (kind, sold_at desc) where sold_cents is not null and not is_down and quantity = 1',
];

/** A car that a part fits, by the key of its make and model, with the years. */
export interface Fit {
  readonly car: string;
  readonly from: number;
  readonly to: number;
}

export interface PartRow {
  readonly id: string;
  readonly seller_id: string;
  readonly kind: string | null;
  readonly condition: string | null;
  readonly fits: readonly Fit[];
  readonly sealed: string | null;
  readonly quantity: number;
  readonly price_cents: number | null;
  /** ISO-8601 UTC */
  readonly published_at: string | null;
  readonly is_down: boolean;
  readonly sold_at: string | null;
  readonly sold_cents: number | null;
}
