/** What other content shows of a piece of content, such as a post of the wall: always as it is when it is read.
 *  source  ADR 0074 */
export interface ContentCard {
  /** Its name for people, where it differs from that of its kind: a wanted ad is a listing. */
  readonly name?: string;
  /** null: the viewer learns no more than its state. */
  readonly title: string | null;
  /** A path of the app; null when there is nothing to open. */
  readonly href: string | null;
  /** The address of a photo. */
  readonly photo: string | null;
  /** '$450 or best offer', 'Janesville, WI' */
  readonly details: readonly string[];
  /** 'Sold', 'Canceled'; null while there is nothing to say. */
  readonly state: string | null;
  /** Whether the viewer may share it now. */
  readonly isShareable: boolean;
}

/** What is left of content that is over for the viewer: its state alone. */
export const stateAlone = (state: string): ContentCard => ({
  title: null,
  href: null,
  photo: null,
  details: [],
  state,
  isShareable: false,
});
