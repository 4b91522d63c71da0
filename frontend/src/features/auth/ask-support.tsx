import { paths } from '@lib/paths';
import { ApiProblem } from '@lib/problem';
import { Button } from '@ui/button';
import { Link } from 'react-router-dom';

/** No account is made from here for now. Why is not said: somebody else at the same place may have been meant. */
export const isHeld = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'SIGN_UP_HELD';

/** The way on for who was refused and does not know why. */
export const AskSupport = () => (
  <Button asChild>
    <Link to={paths.support}>Ask support</Link>
  </Button>
);
