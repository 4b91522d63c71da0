import { isRefusal } from '@lib/api/problem';
import type { ReactNode } from 'react';
import { Page, type PageProps } from '../layout/layout';
import { LoadProblem } from './load-problem';
import { Loading, type LoadingProps } from './skeleton';

/** What `useQuery` or `useInfiniteQuery` returns. */
export type Query<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Shown while it loads. */
type Waiting = LoadingProps | { readonly waiting: ReactNode };

type LoadedOptions<Data> = Waiting & {
  /** The title of the problem box. */
  readonly title?: string;
  /** Shown when loading failed; without it, a box with a retry. */
  readonly problem?: (error: unknown, retry: () => void) => ReactNode;
  /** Shown when the server refuses: it does not exist, or this member may not see it. */
  readonly refused?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** What happens to loaded data when a later load fails: it stays, it stays below the problem, or the problem replaces it. */
  readonly stale?: 'shown' | 'below' | 'hidden';
  /** Wraps the loading text and the problem. */
  readonly within?: (instead: ReactNode) => ReactNode;
};

/** The boundary of a query.
 *  out     data: the data to show, if any; instead: shown in its place, or above it
 *  source  ADR 0069 */
export function loaded<Data>({ data, error, refetch }: Query<Data>, options: LoadedOptions<Data>) {
  const { refused, stale = 'shown', within = (instead) => instead } = options;
  const problem = () =>
    options.problem?.(error, () => void refetch()) || (
      <LoadProblem title={options.title} error={error} refetch={refetch} />
    );
  if (refused !== undefined && isRefusal(error)) return { instead: refused };
  if (error && (data === undefined || stale === 'hidden')) return { instead: within(problem()) };
  if (data === undefined)
    return { instead: within('waiting' in options ? options.waiting : <Loading {...options} />) };
  if (options.isEmpty?.(data)) return { instead: options.empty };
  return { data, instead: error && stale === 'below' ? problem() : null };
}

/** The same for a whole page. */
export const loadedPage = <Data,>(
  query: Query<Data>,
  { width, ...options }: LoadedOptions<Data> & Pick<PageProps, 'width'>,
) => loaded(query, { within: (instead) => <Page width={width}>{instead}</Page>, ...options });
