import { Empty } from '@ui/feedback/empty';
import type { BuildTabProps } from '../build/build-tab-props';

/** The parts of all tasks, the missing ones first. */
export function PartsTab({ build }: BuildTabProps) {
  return <Empty title="No parts yet">{build.title}</Empty>;
}
