/** What the page of a member asks about their storefront, so that both doors answer alike. Provided by the composition under STOREFRONTS. */
export interface Storefronts {
  /** Others find something there: the seller's age is known, for a minor somebody answers, and a listing is public. */
  isOpen(memberId: string): Promise<boolean>;
}
