/** The words that newcomers ask about. */
export type HelpWord =
  | 'radius'
  | 'publicPoint'
  | 'hold'
  | 'fitment'
  | 'castingNumber'
  | 'condition'
  | 'priceModes'
  | 'guardian'
  | 'tiers'
  | 'wanted';

export type HelpAboutProps = {
  readonly word: HelpWord;
  /** The word on the page: "Radius". */
  readonly label: string;
};
