import { casesQuery } from '@entities/case/case.queries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { CaseRow } from '../case-row';
import { useKeys } from '../console/use-keys';
import style from './cases.module.css';
import { askedOf, type CasesFilter, isNarrow, noFilter } from './cases-filter';

type QueueProps = {
  readonly filter: CasesFilter;
  readonly onChange: (change: Partial<CasesFilter>) => void;
};

/** The cases that the filter finds. The keys j and k move the focus over them, and Enter follows the focused link. */
export function Queue({ filter, onChange }: QueueProps) {
  const query = useInfiniteQuery(casesQuery(askedOf(filter)));
  const list = useRef<HTMLOListElement>(null);
  useKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  const { data, instead } = loaded(query, {
    label: 'Loading cases',
    shape: 'line',
    title: 'The cases could not be loaded',
    stale: 'below',
  });
  if (!data) return instead;
  const lines = data.pages.flatMap(({ cases }) => cases);
  if (lines.length === 0) return <Nothing filter={filter} onChange={onChange} />;
  return (
    <>
      {instead}
      <ol
        ref={list}
        role="list"
        aria-label="Cases"
        className={style.queue}
        data-stale={query.isPlaceholderData || undefined}
      >
        {lines.map((line) => (
          <CaseRow key={line.id} line={line} />
        ))}
      </ol>
      <Pager
        shown={lines.length}
        total={data.pages[0]?.total}
        unit="cases"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
  );
}

function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-case]') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
}

function Nothing({ filter, onChange }: QueueProps) {
  if (isNarrow(filter))
    return (
      <Empty
        title="No case is like that"
        action={<Button onClick={() => onChange(noFilter)}>Show all that wait</Button>}
      >
        Try fewer words, or another category.
      </Empty>
    );
  return (
    <Empty title={emptyWords[filter.status]} visual={<CircleCheck aria-hidden="true" />}>
      Cases appear here when members report something, or when staff open one.
    </Empty>
  );
}

const emptyWords: Readonly<Record<CasesFilter['status'], string>> = {
  waiting: 'No case is waiting',
  mine: 'You have claimed no case',
  'to confirm': 'No ending waits for a second pair of eyes',
  decided: 'No case is decided yet',
  all: 'There are no cases yet',
};
