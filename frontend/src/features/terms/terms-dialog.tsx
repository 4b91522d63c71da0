import { useAcceptTerms } from '@entities/account/terms.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Dialog } from '@ui/overlays/dialog';
import { Link } from 'react-router-dom';
import style from './terms-dialog.module.css';
import { termsDate } from './terms-sections';

/** Asks the member to accept the current terms. If they close it, it opens again at the next visit. */
export function TermsDialog({ onPutOff }: { readonly onPutOff: () => void }) {
  const accept = useAcceptTerms();
  return (
    <Dialog
      open
      onOpenChange={onPutOff}
      holds
      size="large"
      title="Please read our terms"
      description={`You have not accepted the Terms of Service of ${termsDate} yet. Close this to decide on your next visit.`}
      footer={
        <>
          <Button asChild variant="quiet">
            <Link to={paths.logout}>Sign out instead</Link>
          </Button>
          <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
            I accept the terms
          </Button>
        </>
      }
    >
      {accept.isError && <Notice tone="problem">{messageOf(accept.error)}</Notice>}
      <iframe className={style.paper} src={paths.terms} title="Terms of Service" />
    </Dialog>
  );
}
