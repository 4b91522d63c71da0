import { call } from '@lib/api/call';
import { listRuleTallies, type RuleTally } from '@modules/matching/matching.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';

const talliesQuery = queryOptions({
  queryKey: [listRuleTallies.path] as const,
  queryFn: ({ signal }) => call(listRuleTallies, { signal }),
});

/** For each rule of matching: how many matches it showed, and how many of these a member dismissed because of it. */
export function MatchRules() {
  const tallies = useQuery(talliesQuery);
  const { data, instead } = loaded(tallies, { label: 'Loading rules', shape: 'line' });
  if (!data) return instead;
  return (
    <Table
      caption="Rules of matching"
      rows={data.rules}
      rowKey={({ rule }) => rule}
      columns={[
        { key: 'rule', header: 'Rule', cell: ({ rule }) => names.get(rule) ?? rule, lead: true },
        { key: 'shown', header: 'Shown', cell: ({ shown }) => shown.toLocaleString('en-US'), figures: true },
        {
          key: 'dismissed',
          header: 'Dismissed',
          cell: ({ dismissed }) => dismissed.toLocaleString('en-US'),
          figures: true,
        },
        { key: 'share', header: 'Share', cell: shareOf, figures: true },
      ]}
      empty={<p>No match was shown yet.</p>}
    />
  );
}

const shareOf = ({ shown, dismissed }: RuleTally): string =>
  shown ? `${((100 * dismissed) / shown).toFixed(1)}%` : '—';

const names = new Map([
  ['number', 'Part number'],
  ['kind', 'Kind of part'],
  ['fitment', 'Vehicle and years'],
  ['witness', 'Fitted in builds'],
  ['distance', 'Distance'],
  ['mail', 'Sent from far away'],
  ['price', 'Price'],
  ['state', 'Condition'],
  ['deals', 'Listed such parts before'],
]);
