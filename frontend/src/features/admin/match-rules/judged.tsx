import { judgedQuery } from '@entities/match/judged.queries';
import { figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { JudgedCandidate, JudgedListing, ReadTitle } from '@modules/matching/matching.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** A listing, how its title was read, how often each verdict came, and each candidate with its reasons or its conflict. */
export function Judged({ listing }: { readonly listing: string }) {
  const { data, instead } = loadedPart(useQuery(judgedQuery(listing)), 'Judging');
  if (!data) return instead;
  return (
    <Panel title={<Link to={paths.listing(data.id)}>{data.title}</Link>}>
      <Stack>
        <p>Read as {wordsOf(data.read)}.</p>
        {!data.isOpen && (
          <Notice tone="info" live={false}>
            It is not open, so it is held against nothing.
          </Notice>
        )}
        {data.counts.length > 0 && (
          <Plate
            title="Verdicts"
            facts={data.counts.map(({ verdict, count }) => ({ label: verdict, value: figure(count) }))}
          />
        )}
        <Candidates judged={data} />
      </Stack>
    </Panel>
  );
}

function Candidates({ judged: { candidates, isWanted } }: { readonly judged: JudgedListing }) {
  const rows = candidates.map((candidate, at) => ({ ...candidate, key: candidate.id ?? `item ${at}` }));
  return (
    <Table
      caption={isWanted ? 'What is offered' : 'Who wants it'}
      captionShown
      rows={rows}
      rowKey={({ key }) => key}
      empty={<p>Nothing shares a car, a number or a model with it.</p>}
      columns={[
        { key: 'title', header: 'Title', lead: true, cell: titleOf },
        { key: 'verdict', header: 'Verdict', cell: verdictOf },
        { key: 'why', header: 'Why', words: true, cell: ({ why }) => why || '—' },
        { key: 'read', header: 'Read as', words: true, cell: ({ read }) => (read ? wordsOf(read) : '—') },
      ]}
    />
  );
}

const titleOf = ({ id, title }: JudgedCandidate) =>
  id ? <Link to={paths.listing(id)}>{title}</Link> : 'An inventory item';

const verdictOf = ({ verdict, score }: JudgedCandidate) => (
  <Badge tone={score === null ? 'plain' : 'good'}>{score === null ? verdict : `${verdict}, ${score}`}</Badge>
);

/** "fender · side: left" */
const wordsOf = ({ kind, properties }: ReadTitle): string =>
  [kind ?? 'no known part', ...properties.map(({ name, values }) => `${name}: ${values}`)].join(' · ');
