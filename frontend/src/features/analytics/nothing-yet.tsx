import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type NothingYetProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly to: string;
  /** A verb: what to do next. */
  readonly step: string;
};

/** A part of the page without anything in it, and the one step that fills it. */
export function NothingYet({ title, children, to, step }: NothingYetProps) {
  return (
    <Empty
      heading="h3"
      title={title}
      action={
        <Button asChild>
          <Link to={to}>{step}</Link>
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
