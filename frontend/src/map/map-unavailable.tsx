import { ErrorBox } from '@ui/feedback/error-box';
import type { ReactNode } from 'react';
import { failureMessage } from './mapbox-token';

/** Shown instead of a map that failed to load. */
export function MapUnavailable({ instead }: { readonly instead?: ReactNode }) {
  return <ErrorBox title="Map unavailable" message={failureMessage()} action={instead} />;
}
