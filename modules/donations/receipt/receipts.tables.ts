export type ReceiptsTables = { readonly 'giving.receipt': ReceiptRow };

export interface ReceiptRow {
  readonly year: number;
  readonly number: number;
  readonly donation_id: string;
}
