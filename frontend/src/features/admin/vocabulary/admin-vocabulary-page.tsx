import { suggestionsQuery } from '@entities/vocabulary/suggestions.queries';
import { paths } from '@lib/paths';
import type { SuggestionView } from '@modules/vocabulary/vocabulary.contract';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@ui/feedback/empty';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Panel } from '@ui/layout/panel';
import { useSearchParams } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import { SuggestionEntry } from './suggestion-entry';

/** /admin/vocabulary: names of parts that may mean different parts, as members dismiss matches of them. */
export default function AdminVocabularyPage() {
  return (
    <ConsoleFrame
      capability="administer"
      title="Vocabulary"
      lead="Two names that we match as one part, though members dismissed such matches as the wrong part. Names that you call different parts match no longer."
    >
      <Suggestions />
    </ConsoleFrame>
  );
}

function Suggestions() {
  const [address] = useSearchParams();
  const status = statuses.find((one) => one === address.get('status')) ?? 'open';
  const { data, instead } = loadedPart(useQuery(suggestionsQuery), 'Loading suggestions');
  if (!data) return instead;
  const shown = data.suggestions.filter((one) => one.status === status);
  return (
    <Stack gap="tight">
      <LinkTabs
        label="Which suggestions"
        tabs={statuses.map((one) => ({
          to: one === 'open' ? paths.adminVocabulary : `${paths.adminVocabulary}?status=${one}`,
          label: statusNames[one],
          count: data.suggestions.filter((suggestion) => suggestion.status === one).length,
          isCurrent: one === status,
        }))}
      />
      {shown.length === 0 ? (
        <Empty title={emptyWords[status]}>
          When a member dismisses a match as the wrong part, its two names come here.
        </Empty>
      ) : (
        <Panel title={statusNames[status]}>
          <Stack gap="tight">
            {shown.map((suggestion) => (
              <SuggestionEntry key={suggestion.id} suggestion={suggestion} />
            ))}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}

type Status = SuggestionView['status'];

const statuses: readonly Status[] = ['open', 'taken', 'left'];

const statusNames: Readonly<Record<Status, string>> = {
  open: 'Suggested',
  taken: 'Different parts',
  left: 'Left as they are',
};

const emptyWords: Readonly<Record<Status, string>> = {
  open: 'Nothing is suggested',
  taken: 'No names are called different parts',
  left: 'No names are left as they are',
};
