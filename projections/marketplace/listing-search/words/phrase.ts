/** Several signs or words with one meaning, however they are written: a measure (4", 4 inch), model years ('57,
 *  1955-57), or a letter beside a word (Model A). Listings and searches are read by the same rules, so each writing
 *  finds the others. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  /** The words that a listing has for it. */
  readonly words: readonly string[];
  /** A search asks for any of these. */
  readonly asked: readonly string[];
  /** Whether nothing else can be meant; otherwise a search also asks for the separate words. */
  readonly isSure: boolean;
}
