import type { Span } from '@entities/analytics/analytics.queries';
import { spans } from '@modules/analytics/figures/figures.schemas';
import { useSearchParams } from 'react-router-dom';

/** As the chooser says it. */
export const spanLabels: Readonly<Record<Span, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'A year',
  730: 'Two years',
};

/** "in 30 days", "in a year" */
export const inSpan = (days: Span): string =>
  `in ${spanLabels[days].charAt(0).toLowerCase()}${spanLabels[days].slice(1)}`;

/** The span in the address: 30 days unless it names another. */
export function useSpan(): readonly [Span, (span: Span) => void] {
  const [address, setAddress] = useSearchParams();
  const span = spans.find((one) => String(one) === address.get('days')) ?? 30;
  const choose = (next: Span) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 30) after.delete('days');
        else after.set('days', String(next));
        return after;
      },
      { replace: true },
    );
  return [span, choose];
}
