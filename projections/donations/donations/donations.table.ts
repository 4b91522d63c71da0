/** units  USD cents; ISO-8601 UTC */
export interface GiftRow {
  readonly id: string;
  readonly donor_id: string;
  readonly is_members: boolean;
  readonly shares: boolean;
  readonly status: 'initiated' | 'processing' | 'settled' | 'lapsed';
  readonly is_disputed: boolean;
  readonly payment_id: string;
  readonly monthly_gift_id: string | null;
  readonly is_first: boolean;
  readonly settled_cents: number;
  readonly left_cents: number;
  readonly given_at: string;
  readonly settled_at: string | null;
  readonly year: number | null;
  readonly receipt_number: number | null;
  readonly who: string | null;
  readonly shows_amount: boolean;
  readonly message: string;
  readonly sealed: string | null;
}

export interface MonthlyRow {
  readonly id: string;
  readonly donor_id: string;
  readonly initiated_at: string;
}

export type DonationsTables = {
  readonly 'donations.gift': GiftRow;
  readonly 'donations.monthly': MonthlyRow;
};

/** Who is named, and what everybody may read, is in clear as soon as its donor is thanked; all else that a donor said is in the log alone. `sealed` has the
 *  name, by which a change of mind is shown, under the key of the donor's stand-in (ADR 0060, 0100). */
export const createDonations = `
  create table gift (
    id text primary key,
    donor_id text not null, -- a stand-in
    is_members boolean not null,
    shares boolean not null, -- whether staff may know who gave
    status text not null,
    is_disputed boolean not null,
    payment_id text not null,
    monthly_gift_id text,
    is_first boolean not null, -- of its monthly gift; true of one that is given once
    settled_cents int not null,
    left_cents int not null, -- what did not go back
    given_at timestamptz not null,
    settled_at timestamptz,
    year int, -- of the settlement, and of the receipt
    receipt_number int,
    who text, -- as everybody reads it; null: nobody is thanked
    shows_amount boolean not null,
    message text not null, -- '' unless it is for everybody
    sealed text
  );
  create index on gift (donor_id);
  create index on gift (payment_id) where status = 'initiated';
  create index on gift (monthly_gift_id) where monthly_gift_id is not null;
  create index on gift (settled_at desc, id desc) where who is not null;
  create index on gift (year, receipt_number);
  create table monthly (
    id text primary key,
    donor_id text not null,
    initiated_at timestamptz not null
  );
  create index on monthly (donor_id);
`;
