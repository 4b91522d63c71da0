import { Notice } from '@ui/feedback/notice';
import { failureMessage } from './load-engine';

/** Shown instead of a map that failed to load. */
export function MapUnavailable() {
  return (
    <Notice tone="problem" title="Map unavailable">
      {failureMessage()}
    </Notice>
  );
}
