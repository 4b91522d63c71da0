/** The parts of a member's page; the address names the open one, and none is what they have for sale. */
export const tabs = ['for-sale', 'wanted', 'feedback', 'garage', 'builds', 'posts'] as const;
export type MemberTab = (typeof tabs)[number];

export const tabIn = (query: URLSearchParams): MemberTab =>
  tabs.find((tab) => tab === query.get('show')) ?? 'for-sale';

/** The listings that a tab shows; any other tab has those for sale beside it. */
export const kindIn = (query: URLSearchParams) => (tabIn(query) === 'wanted' ? 'wanted' : 'for_sale');
