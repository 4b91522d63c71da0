import { messageOf } from '@lib/api/problem';
import { Button } from '../actions/button';
import { loaded, type Query } from './loaded';
import { Notice } from './notice';

/** The boundary of a query for a part of a page that never shows outdated data: its problem is a notice. */
export const loadedPart = <Data,>(query: Query<Data>, label: string) =>
  loaded(query, { label, shape: 'line', problem: noticeOf, stale: 'hidden' });

export const noticeOf = (error: unknown) => <Notice tone="problem">{messageOf(error)}</Notice>;

export const retryNoticeOf = (error: unknown, retry: () => void) => (
  <Notice tone="problem" action={<Button onClick={retry}>Try again</Button>}>
    {messageOf(error)}
  </Notice>
);
