import { useGiveBirthDate } from '@entities/guardianship/guardianship.mutations';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { BirthDateButton, BirthDateForm } from './birth-date-form';

/** A dialog over any page. When closed without an answer, it opens again on the next page. */
export function BirthDateDialog({ onPutOff }: { readonly onPutOff: () => void }) {
  const formId = useId();
  const save = useGiveBirthDate();
  return (
    <Dialog
      open
      onOpenChange={onPutOff}
      holds
      size="small"
      title="One more thing"
      footer={
        <>
          <Button asChild variant="quiet">
            <Link to={paths.logout}>Sign out instead</Link>
          </Button>
          <BirthDateButton id={formId} save={save} />
        </>
      }
    >
      <BirthDateForm id={formId} save={save} />
    </Dialog>
  );
}
