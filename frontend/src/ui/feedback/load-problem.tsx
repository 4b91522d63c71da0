import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { ErrorBox } from '@ui/feedback/error-box';

export type LoadProblemProps = {
  readonly title?: string;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** An error of loading, with a retry. */
export function LoadProblem({ error, refetch, ...box }: LoadProblemProps) {
  return (
    <ErrorBox
      {...box}
      message={messageOf(error)}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}
