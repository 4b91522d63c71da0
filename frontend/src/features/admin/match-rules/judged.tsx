import { judgedQuery } from '@entities/match/judged.queries';
import { counted, figure } from '@lib/format';
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
  const { data, instead } = loadedPart(useQuery(judgedQuery(listing)), 'Looking for what suits it');
  if (!data) return instead;
  return (
    <Panel title={<Link to={paths.listing(data.id)}>{data.title}</Link>}>
      <Stack>
        <p>We read its title as {wordsOf(data.read)}.</p>
        {!data.isOpen && (
          <Notice tone="info" live={false}>
            It is not open now, so it is compared with nothing.
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

function Candidates({ judged: { candidates, isWanted, isOpen } }: { readonly judged: JudgedListing }) {
  const rows = candidates.filter(isListing);
  const items = candidates.length - rows.length;
  return (
    <>
      <Table
        caption={isWanted ? 'What is offered' : 'Who wants it'}
        captionShown
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p>{isOpen && 'No listing shares a car, a part number or a model with it.'}</p>}
        columns={[
          { key: 'title', header: 'Title', lead: true, cell: titleOf },
          { key: 'verdict', header: 'Verdict', cell: verdictOf },
          { key: 'why', header: 'Why', words: true, cell: ({ why }) => why || '—' },
          { key: 'read', header: 'Read as', words: true, cell: ({ read }) => (read ? wordsOf(read) : '—') },
        ]}
      />
      {items > 0 && (
        <p>
          {counted(items, 'item of an inventory is', 'items of inventories are')} counted above. Inventories
          are private, so that they are not listed here.
        </p>
      )}
    </>
  );
}

type ListedCandidate = JudgedCandidate & { readonly id: string };

const isListing = (candidate: JudgedCandidate): candidate is ListedCandidate => candidate.id !== null;

const titleOf = ({ id, title }: ListedCandidate) => <Link to={paths.listing(id)}>{title}</Link>;

const verdictOf = ({ verdict, score }: JudgedCandidate) => (
  <Badge tone={score === null ? 'plain' : 'good'}>{score === null ? verdict : `${verdict}, ${score}`}</Badge>
);

/** "fender · side: left" */
const wordsOf = ({ kind, properties }: ReadTitle): string =>
  [kind ?? 'a part that we do not know', ...properties.map(({ name, values }) => `${name}: ${values}`)].join(
    ' · ',
  );
