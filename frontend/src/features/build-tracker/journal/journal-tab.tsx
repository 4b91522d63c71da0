import { Empty } from '@ui/feedback/empty';
import type { BuildTabProps } from '../build/build-tab-props';

/** What was done, by month. */
export function JournalTab({ build }: BuildTabProps) {
  return <Empty title="Nothing written yet">{build.title}</Empty>;
}
