import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

/** Leads to the journal, to write what was done. */
export function WriteButton({ build }: BuildTabProps) {
  return (
    <Button asChild variant="primary" icon={<PenLine />}>
      <Link to={paths.buildTab(build.id, 'journal')}>Write what I did</Link>
    </Button>
  );
}
