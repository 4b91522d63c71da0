import { ApiProblem, messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { ErrorBox } from '@ui/feedback/error-box';
import { Link } from 'react-router-dom';

export type LoadProblemProps = {
  readonly title?: string;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** An error of loading, with a retry. What is closed to a suspended member leads to the decision instead. */
export function LoadProblem({ error, refetch, ...box }: LoadProblemProps) {
  if (error instanceof ApiProblem && error.code === 'ACCOUNT_SUSPENDED')
    return (
      <ErrorBox
        title="Not while your account is suspended"
        message={messageOf(error)}
        action={
          <Button asChild>
            <Link to="/decisions">Read the decision</Link>
          </Button>
        }
      />
    );
  return (
    <ErrorBox
      {...box}
      message={messageOf(error)}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}
