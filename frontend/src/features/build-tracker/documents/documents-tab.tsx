import { Empty } from '@ui/feedback/empty';
import type { BuildTabProps } from '../build/build-tab-props';

/** Receipts, scans and books, for its owners. */
export function DocumentsTab({ build }: BuildTabProps) {
  return <Empty title="No documents yet">{build.title}</Empty>;
}
