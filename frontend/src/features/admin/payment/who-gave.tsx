import { useOpenDonor } from '@entities/payment/donor.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Checkbox } from '@ui/forms/checkbox';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonField } from '../reason-field';

/** Who gave is opened for a reason; of a donor who does not want staff to know it, for the law alone. */
export function WhoGave({ donationId }: { readonly donationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = useOpenDonor(donationId);
  const close = () => setOpen(false);
  return (
    <Panel title="Who gave">
      {open.data ? (
        <Donor donor={open.data} />
      ) : (
        <Row>
          <Button
            size="small"
            onClick={() => {
              open.reset();
              setOpen(true);
            }}
          >
            Open the donor
          </Button>
        </Row>
      )}
      {isOpen && <Ask open={open} onClose={close} />}
      <ReauthFirst mutation={open} onSuccess={close} />
    </Panel>
  );
}

type Opening = ReturnType<typeof useOpenDonor>;

function Ask({ open, onClose }: { readonly open: Opening; readonly onClose: () => void }) {
  const { error } = open;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <DialogForm
      holds
      title="Open the donor?"
      description="Some donors give so that nobody knows. Open it only when you have to."
      action="Open it"
      busy={open.isPending}
      problem={error && !isReauthRequired(error) ? messageOf(error) : null}
      onClose={onClose}
      onSubmit={(typed) => {
        setTried(true);
        if (reason.trim() === '') return;
        open.mutate(
          { reason: reason.trim(), isForTheLaw: typed.get('law') === 'on' },
          { onSuccess: onClose },
        );
      }}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' && 'Write down why.'}
      />
      <Checkbox name="law" label="The law asks for it: a tax office, a court" />
    </DialogForm>
  );
}

function Donor({
  donor: { name, email, memberId, message },
}: {
  readonly donor: NonNullable<Opening['data']>;
}) {
  return (
    <Plate
      title="The donor"
      facts={[
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
        { label: 'Member', value: memberId && <Link to={paths.adminMember(memberId)}>Their page</Link> },
        { label: 'Message', value: message, wide: true },
      ]}
    />
  );
}
