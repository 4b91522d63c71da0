import { useStoredInvitation } from '@entities/guardianship/guardian-invitation';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';

/** Links back to the guardian invitation opened in this tab before the member had an account. */
export function GuardianInviteNotice() {
  if (useStoredInvitation() === '') return null;
  return (
    <Notice
      live={false}
      title="You were asked to be a guardian"
      action={
        <Button asChild variant="primary">
          <Link to={paths.guardian}>View invitation</Link>
        </Button>
      }
    >
      It is waiting for your answer.
    </Notice>
  );
}
