import { useStoredInvitation } from '@entities/guardianship/guardian-invitation';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';

/** Leads back to the guardian's invitation that was opened in this tab, before there was an account to answer it with. */
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
