/** Where the tab keeps the places of its lists while a page loads again. */
export const LIST_PLACES = 'list-places';

/** A list on a page. */
export interface ListState {
  /** How many of its pages are loaded; undefined while it waits for its first. */
  readonly pages: number | undefined;
  /** Loads the next page; undefined at the end. */
  readonly more: (() => void) | undefined;
  /** The next page is on its way. */
  readonly isFetching: boolean;
}

export interface ListKeeper {
  readonly update: (list: ListState) => void;
  /** Remembers what is in sight, before the list goes. */
  readonly leave: () => void;
}
