import type { MyGiving } from '@entities/donation/donation.queries';
import { money } from '@lib/format';
import { Plate } from '@ui/data/plate';
import { Stack } from '@ui/layout/layout';

/** What was given each year, and how far the King Tier is. */
export function Totals({ years, kingTier }: Pick<MyGiving, 'years' | 'kingTier'>) {
  if (years.length === 0) return null;
  return (
    <Stack>
      <Plate
        title="Given, less what was sent back"
        facts={years.map(({ year, total }) => ({ label: String(year), value: money(total) }))}
      />
      <p>{kingTierWords(kingTier)}</p>
    </Stack>
  );
}

function kingTierWords({ given, from, state }: MyGiving['kingTier']): string {
  switch (state) {
    case 'not yet':
      return `King Tier: ${money(given)} of ${money(from)}. From there on, lifetime Premium+ may be granted. Gifts that you do not show to staff do not count.`;
    case 'proposed':
      return 'King Tier: lifetime Premium+ is proposed for you. Two admins decide, and we tell you.';
    case 'granted':
      return 'King Tier: you have lifetime Premium+. Thank you.';
  }
}
