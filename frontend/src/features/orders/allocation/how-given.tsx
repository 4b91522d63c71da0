import type { Allocation } from '@entities/orders/allocation.queries';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { dayIn, figure, timeIn } from '@lib/format';
import { Plate } from '@ui/data/plate';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';

type HowGivenProps = {
  readonly allocation: Allocation;
  readonly rules: NonNullable<Allocation['rules']>;
  readonly sale: PreSale;
};

/** The rules, what wishes count, and the seed: enough to draw the lots again. */
export function HowGiven({ allocation, rules, sale }: HowGivenProps) {
  const { seed, seedHash, weights, me, stage } = allocation;
  const isOver = stage === 'published' || stage === 'finished';
  const products = sale.terms.products.filter(({ id }) => rules.productIds.includes(id));
  return (
    <Panel title={isOver ? 'How spaces were given' : 'How spaces are given'} id="how">
      <Stack>
        {rules.words && <p>{rules.words}</p>}
        <Plate
          title="The rules"
          facts={[
            {
              label: 'Requests close',
              value: `${dayIn(rules.closesAt, sale.timeZone)}, ${timeIn(rules.closesAt, sale.timeZone)}`,
            },
            { label: 'Spaces', value: products.map(({ name }) => name).join(', ') },
            { label: 'Of one vendor, at most', value: figure(rules.mostSpaces) },
            { label: 'Asked so far', value: figure(allocation.requests) },
          ]}
        />
        <ol>
          {rules.priorities.map((priority) => (
            <li key={priority}>{priorityWords[priority]}</li>
          ))}
          <li>{drawWords[rules.draw]}</li>
        </ol>
        <p>
          When it is your turn, you get what has all that you need and meets most of your wishes, of what is
          left. Those who wish for each other are placed together when the last of them has their turn, so
          nobody comes earlier by naming a friend.
        </p>
        <Plate
          title="What a wish counts"
          facts={Object.entries(weights).map(([wish, count]) => ({
            label: wishLabels[wish] ?? wish,
            value: figure(count),
          }))}
        />
        {rules.draw === 'lot' && (
          <Plate
            title="The lots"
            facts={[
              { label: 'SHA-256 of the seed', value: seedHash, wide: true },
              { label: 'Seed', value: seed ?? 'Shown once the spaces are given.', wide: true },
              { label: 'Your request', value: me?.request?.id, wide: true },
              { label: 'Your lot', value: me?.result?.lot, wide: true },
              {
                label: 'How to check',
                value:
                  'A lot is the first 12 digits of SHA-256 of the seed, a colon and the number of the request. The smallest goes first.',
                wide: true,
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}

export const priorityWords = {
  'last time': 'First those who had a space the last time.',
  'times before': 'Then those who had a space at more dates before.',
} as const;
export const drawWords = {
  lot: 'Among equals, lots are drawn.',
  time: 'Among equals, whoever asked first goes first.',
} as const;

const wishLabels: Readonly<Record<string, string>> = {
  'same as last': 'The same as the last time',
  'beside member': 'Beside a member, each',
  'beside space': 'Beside a space',
  power: 'Power, if you wish it',
  zone: 'A zone that you like',
  type: 'The type you name first',
  near: 'A feature, each',
};
