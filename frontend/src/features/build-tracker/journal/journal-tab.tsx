import { entriesQuery } from '@entities/build/entry.queries';
import { useOnline } from '@lib/browser/connection';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { later } from '@ui/overlays/later';
import { NotebookPen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import { EntriesByMonth } from './entries-by-month';
import style from './journal.module.css';
import { JournalSearch } from './journal-search';
import { OneEntry } from './one-entry';
import { Timeline } from './timeline';
import { WaitingEntries } from './waiting-entries';

const MonthSheet = later(() => import('./month-sheet').then((sheet) => sheet.MonthSheet));
const EntriesOnDevice = later(() => import('./entries-on-device').then((kept) => kept.EntriesOnDevice));

/** What was done, the newest day first; in the address `month` is one month on one page, `entry` one entry, `task` and `q` a choice. */
export function JournalTab({ build }: BuildTabProps) {
  const [params] = useSearchParams();
  const [month, entry] = [params.get('month'), params.get('entry')];
  if (month) return <MonthSheet build={build} month={month} />;
  if (entry) return <OneEntry build={build} entryId={entry} />;
  return <Journal build={build} />;
}

function Journal({ build }: BuildTabProps) {
  const [params] = useSearchParams();
  const [search, taskId] = [params.get('q') ?? '', params.get('task') ?? ''];
  const isChosen = search !== '' || taskId !== '';
  const isOnline = useOnline();
  const query = useInfiniteQuery(
    entriesQuery(build.id, { ...(search && { search }), ...(taskId && { taskId }) }),
  );
  const { data, instead } = loaded(query, { label: 'Loading the journal…', shape: 'row' });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className={style.journal}>
      <div className={style.main}>
        <WaitingEntries buildId={build.id} />
        {(build.entries > 0 || isChosen) && <JournalSearch buildId={build.id} />}
        {!data && (isOnline ? instead : <EntriesOnDevice buildId={build.id} />)}
        {data && entries.length === 0 && <NoEntries build={build} isChosen={isChosen} />}
        <EntriesByMonth build={build} entries={entries} />
        {total > 1 && (
          <Pager
            shown={entries.length}
            total={total}
            unit="entries"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        )}
      </div>
      <Timeline buildId={build.id} />
    </div>
  );
}

function NoEntries({ build, isChosen }: BuildTabProps & { readonly isChosen: boolean }) {
  if (isChosen) return <Empty title="No entry matches">Try fewer words, or the whole journal.</Empty>;
  return (
    <Empty visual={<NotebookPen aria-hidden="true" />} title="Nothing written yet">
      {build.allowedActions.includes('write')
        ? 'Write what you did today: a line and a photo are enough, also without a signal.'
        : 'What is done to this car appears here, day by day.'}
    </Empty>
  );
}
