import { Notice } from '@ui/feedback/notice';
import type { ReactNode } from 'react';
import { failureMessage } from './load-engine';

/** Shown instead of a map that failed to load. */
export function MapUnavailable({ instead }: { readonly instead?: ReactNode }) {
  return (
    <Notice tone="problem" title="Map unavailable" action={instead}>
      {failureMessage()}
    </Notice>
  );
}
