import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Link } from 'react-router-dom';

/** Problems that only staff can solve: a blocked sign-up, whose reason is not said since it may be meant for
 *  somebody else at the same place; or a suspended account. */
export const needsSupport = (error: unknown): boolean =>
  error instanceof ApiProblem && ['SIGN_UP_HELD', 'ACCOUNT_SUSPENDED'].includes(error.code);

/** A link to support for a member who was refused. */
export const ContactSupport = () => (
  <Button asChild>
    <Link to={paths.support}>Ask support</Link>
  </Button>
);
