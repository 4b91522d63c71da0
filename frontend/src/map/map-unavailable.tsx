import { Notice } from '@ui/feedback/notice';
import { failureWords } from './load-engine';

/** Stands where a map would: the list beside it is not touched by this.
 *  source  spec section 8, map load failure */
export function MapUnavailable() {
  return (
    <Notice tone="problem" title="Map unavailable">
      {failureWords()}
    </Notice>
  );
}
