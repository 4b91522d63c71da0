import { useEffect, useRef, useState } from 'react';
import { handleBefore } from './prose-edits';

export type FoundMember = {
  readonly handle: string;
  readonly name: string;
  readonly picture?: string | null;
};
export type FindMembers = (prefix: string) => Promise<readonly FoundMember[]>;

export type Mentions = {
  /** Where the @ is. */
  readonly at: number | undefined;
  readonly found: readonly FoundMember[];
  readonly active: number;
  readonly step: (by: number) => void;
  readonly close: () => void;
};

/** The members whose handle is being typed before the caret. Closed, they stay so until another @. */
export function useMentions(text: string, caret: number | null, findMembers: FindMembers): Mentions {
  const [search, setSearch] = useState<Search>({ prefix: '', found: [], active: 0 });
  const [closedAt, setClosedAt] = useState<number>();
  const typed = caret === null ? undefined : handleBefore(text, caret);
  const prefix = typed?.prefix;
  const find = useRef(findMembers);
  useEffect(() => {
    find.current = findMembers;
  }, [findMembers]);

  useEffect(() => {
    if (prefix === undefined) return setClosedAt(undefined);
    let isLate = false;
    const show = (found: readonly FoundMember[]) => {
      if (!isLate) setSearch({ prefix, found: found.slice(0, maxFound), active: 0 });
    };
    const timer = setTimeout(() => {
      find.current(prefix).then(show, () => show([])); // without the list one goes on typing
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [prefix]);

  const isShown = prefix?.startsWith(search.prefix) && search.prefix !== '' && typed?.at !== closedAt;
  const found = isShown ? search.found.filter(({ handle }) => handle.startsWith(prefix ?? '')) : none;
  const active = Math.min(search.active, found.length - 1);
  return {
    at: typed?.at,
    found,
    active,
    step: (by) => setSearch({ ...search, active: (active + by + found.length) % found.length }),
    close: () => setClosedAt(typed?.at),
  };
}

type Search = { readonly prefix: string; readonly found: readonly FoundMember[]; readonly active: number };

const maxFound = 6;
const none: readonly FoundMember[] = [];
/** Milliseconds without a letter before members are asked for. */
const pause = 120;
