/** What is left of a piece of content for whoever handles a case about it: what people read of it, at one version.
 *  source  ADR 0077 */
export interface Evidence {
  /** null for content without one. */
  readonly title: string | null;
  /** Its own words; null for content without any. */
  readonly text: string | null;
  /** What else a reader saw of it, in the order of its page: { label: 'Price', value: '$450' }. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** The ids of the photos that it showed. */
  readonly photos: readonly string[];
  /** What stood right before and after it, oldest first; for messages, and nothing else. */
  readonly around: readonly Around[];
  /** Its owner was erased: stand-ins are in the place of their words. */
  readonly isErased: boolean;
}

export interface Around {
  readonly id: string;
  readonly authorId: string;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly text: string;
  readonly isBefore: boolean;
}

/** What became of content: 'hidden' until somebody has looked, 'removed' by whoever moderates, 'gone' when its owner took it away or it never was. */
export type Standing = 'shown' | 'hidden' | 'removed' | 'gone';
