import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Link } from 'react-router-dom';

/** What only staff can put right: no account is made from here for now, where why is not said, as somebody else at the same place may have been
 *  meant; or the account is suspended. */
export const needsSupport = (error: unknown): boolean =>
  error instanceof ApiProblem && ['SIGN_UP_HELD', 'ACCOUNT_SUSPENDED'].includes(error.code);

/** The way on for who was refused and does not know why. */
export const ContactSupport = () => (
  <Button asChild>
    <Link to={paths.support}>Ask support</Link>
  </Button>
);
