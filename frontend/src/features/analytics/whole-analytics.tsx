import type { Span } from '@entities/analytics/analytics.queries';
import { spans } from '@modules/analytics/figures/figures.schemas';
import { Segmented } from '@ui/forms/segmented';
import { Stack } from '@ui/layout/layout';
import { ByGroup } from './by-group';
import { Demand } from './demand';
import { FiguresPart } from './figures-part';
import { Prices } from './prices';
import { Selling } from './selling';
import { spanLabels, useSpan } from './span';

/** For a member with Analytics: all parts, of which each loads by itself. */
export function WholeAnalytics() {
  const [span, choose] = useSpan();
  return (
    <Stack gap="section">
      <Stack gap="loose">
        <div>
          <Segmented
            label="Span"
            value={String(span)}
            onValueChange={(next) => choose(Number(next) as Span)}
            options={spans.map((one) => ({ value: String(one), label: spanLabels[one] }))}
          />
        </div>
        <FiguresPart span={span} />
      </Stack>
      <ByGroup span={span} />
      <Prices />
      <Demand />
      <Selling />
    </Stack>
  );
}
