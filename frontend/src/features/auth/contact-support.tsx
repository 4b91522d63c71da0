import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Link } from 'react-router-dom';

/** Problems that only staff can solve: a blocked sign-up or an account that is being erased. The reason for a block is not
 *  shown, since it may concern another person in the same household. */
export const needsSupport = (error: unknown): boolean =>
  error instanceof ApiProblem && ['SIGN_UP_HELD', 'ACCOUNT_CLOSED'].includes(error.code);

/** A link to support after such a refusal. */
export const ContactSupport = () => (
  <Button asChild>
    <Link to={paths.support}>Ask support</Link>
  </Button>
);
