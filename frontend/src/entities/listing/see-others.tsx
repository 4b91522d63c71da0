import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Link } from 'react-router-dom';

/** Links on a seller's page that shows nothing. */
export function SeeOthers() {
  return (
    <Button asChild variant="primary">
      <Link to={paths.home}>See what others have</Link>
    </Button>
  );
}
