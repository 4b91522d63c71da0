import type { Unsent } from '@lib/browser/device-drafts';
import type { QueryClient } from '@tanstack/react-query';

/** What a deliverer may need of the page that is open. */
export interface OpenPage {
  readonly memberId: string;
  readonly queries: QueryClient;
  /** The path on screen now. */
  readonly pathname: () => string;
  readonly navigate: (path: string, options: { readonly replace: boolean }) => unknown;
}

/** Sends what waits, photos first, under its own id, and refreshes what shows it. It is removed from the device after that.
 *  errors  ApiProblem: a refusal keeps it there with its reason, anything else is tried again */
export type Deliver = (unsent: Unsent, page: OpenPage) => Promise<void>;
