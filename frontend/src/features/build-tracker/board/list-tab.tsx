import { Empty } from '@ui/feedback/empty';
import type { BuildTabProps } from '../build/build-tab-props';

/** The tasks by system. */
export function ListTab({ build }: BuildTabProps) {
  return <Empty title="No tasks yet">{build.title}</Empty>;
}
