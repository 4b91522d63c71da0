import { Table } from '@ui/data/table';

type Line = {
  readonly what: string;
  readonly free: string;
  readonly premium: string;
  readonly plus?: string;
};

/** What each tier has, line by line; what is the same in both paid tiers is said in both. */
export function Comparison({
  boosts,
}: {
  readonly boosts: { readonly premium: number; readonly premium_plus: number };
}) {
  return (
    <Table
      caption="What each tier has"
      rows={linesFor(boosts)}
      rowKey={({ what }) => what}
      columns={[
        { key: 'what', header: 'What', lead: true, cell: ({ what }) => what },
        { key: 'free', header: 'Free', words: true, cell: ({ free }) => free },
        { key: 'premium', header: 'Premium', words: true, cell: ({ premium }) => premium },
        { key: 'plus', header: 'Premium+', words: true, cell: ({ plus, premium }) => plus ?? premium },
      ]}
    />
  );
}

const listings = (count: number) => (count === 1 ? '1 listing at a time' : `${count} listings at a time`);

const linesFor = (boosts: { readonly premium: number; readonly premium_plus: number }): readonly Line[] => [
  { what: 'Buying and selling', free: 'All of it', premium: 'The same' },
  { what: 'Inventory, builds, events, wall', free: 'All of it', premium: 'The same' },
  { what: 'Fees on a sale', free: 'None', premium: 'None' },
  {
    what: 'Boosting a listing',
    free: 'No',
    premium: `${listings(boosts.premium)}, 7 days each`,
    plus: `${listings(boosts.premium_plus)}, 7 days each`,
  },
  {
    what: 'New listings',
    free: 'In the search at once',
    premium: 'In the search at once, and among new items on the wall',
  },
  { what: 'A match with a wanted ad', free: 'You hear a day later', premium: 'You hear at once' },
  {
    what: 'Listings of sellers you follow',
    free: 'In your feed',
    premium: 'In your feed, and a notification at once',
  },
  { what: 'Figures of your listings', free: 'On each listing', premium: 'All together, under Analytics' },
  {
    what: 'Communities you moderate',
    free: 'Everything a moderator needs',
    premium: 'Also figures by week, and words to watch for',
  },
  {
    what: 'Writing to those who go, once your organizer has run an event',
    free: '10 times a day, to 5,000 members at most',
    premium: '10 times a day, to 5,000 members at most',
    plus: '50 times a day, to 50,000 members at most',
  },
  { what: 'Ads', free: 'A few, marked “Ad”', premium: 'None' },
  { what: 'Support', free: 'A person answers', premium: 'A person answers, and yours comes first' },
];
