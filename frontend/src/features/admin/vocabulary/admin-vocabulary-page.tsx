import { suggestionsQuery } from '@entities/vocabulary/suggestions.queries';
import { paths } from '@lib/paths';
import type { SuggestionView } from '@modules/vocabulary/vocabulary.contract';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@ui/feedback/empty';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Panel } from '@ui/layout/panel';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import style from './admin-vocabulary-page.module.css';
import { SuggestionEntry } from './suggestion-entry';

/** /admin/vocabulary: names of parts that may mean different parts, as members dismiss matches of them. */
export default function AdminVocabularyPage() {
  return (
    <ConsoleFrame
      capability="administer"
      title="Vocabulary"
      lead="Pairs of names that we match as one part, and that members dismissed as the wrong part. Names that you call different parts match no longer."
    >
      <Suggestions />
    </ConsoleFrame>
  );
}

function Suggestions() {
  const [address] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const status = statuses.find((one) => one === address.get('status')) ?? 'open';
  const query = useQuery(suggestionsQuery);
  useKeepFocus(list, query.data?.suggestions.map((one) => `${one.id} ${one.status}`).join());
  const { data, instead } = loadedPart(query, 'Loading suggestions');
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
      <div ref={list} tabIndex={-1} className={style.list}>
        {shown.length === 0 ? (
          <Empty title={emptyTitles[status]}>{emptyWords[status]}</Empty>
        ) : (
          <Panel title={statusNames[status]}>
            <Stack gap="tight">
              {shown.map((suggestion) => (
                <SuggestionEntry key={suggestion.id} suggestion={suggestion} />
              ))}
            </Stack>
          </Panel>
        )}
      </div>
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

const emptyTitles: Readonly<Record<Status, string>> = {
  open: 'Nothing is suggested',
  taken: 'No names are called different parts',
  left: 'No names are left as they are',
};

const emptyWords: Readonly<Record<Status, string>> = {
  open: 'When a member dismisses a match as the wrong part, its two names come here.',
  taken: 'Names that you call different parts are kept here, and you can undo it.',
  left: 'Suggestions that you leave are kept here, and you can undo it.',
};
