import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ItemsChange, nothingNarrowed } from './items-filter';

type NoItemsProps = {
  readonly reason: 'none-yet' | 'none-here' | 'no-match';
  readonly change: (change: ItemsChange) => void;
};

/** Says why the list is empty, and offers one step that helps. */
export function NoItems({ reason, change }: NoItemsProps) {
  switch (reason) {
    case 'none-yet':
      return (
        <Empty
          visual={<Package aria-hidden="true" />}
          title="Your inventory is empty"
          action={
            <>
              <Button asChild variant="primary">
                <Link to={paths.createInventory}>Add your first item</Link>
              </Button>
              <Button asChild>
                <Link to={paths.importInventory}>Import a list</Link>
              </Button>
            </>
          }
        >
          Start with the part you trip over most: a title, a photo, and where it is. Or import the spreadsheet
          you already have.
        </Empty>
      );
    case 'none-here':
      return (
        <Empty
          title="Nothing here"
          action={<Button onClick={() => change({ status: undefined })}>Show what you have</Button>}
        >
          No item has this status now.
        </Empty>
      );
    case 'no-match':
      return (
        <Empty
          title="No item matches"
          action={<Button onClick={() => change(nothingNarrowed)}>Clear the filters</Button>}
        >
          Try fewer words, or part of a number.
        </Empty>
      );
  }
}
