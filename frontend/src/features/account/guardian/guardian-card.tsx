import {
  useGiveBirthDate,
  useInviteGuardian,
  useUnlinkGuardian,
} from '@entities/guardianship/guardianship.mutations';
import { guardianshipQuery } from '@entities/guardianship/guardianship.queries';
import { HelpAbout } from '@entities/help/help-about';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';
import type { MyGuardianship } from '@modules/members/guardians/guardians.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Panel } from '@ui/layout/panel';
import { Confirm } from '@ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';
import { BirthDateButton, BirthDateForm } from './birth-date-form';

/** Shows age and guardians; nothing for most members. */
export function GuardianCard({ user }: { readonly user: SessionUser }) {
  const { data } = useQuery(guardianshipQuery);
  if (user.missingRequirement === 'date of birth') return <BirthDate />;
  if (!data) return null;
  if (user.isMinor) return <OwnGuardian user={user} link={data} />;
  if (data.minors.length > 0) return <Minors minors={data.minors} />;
  return null;
}

const guardianTitle = (
  <>
    Parent or guardian <HelpAbout word="guardian" label="Guardian" />
  </>
);

/** As at sign-up: no default, no hint. */
function BirthDate() {
  const formId = useId();
  const save = useGiveBirthDate();
  return (
    <Panel title="One more thing">
      <div className={style.shortForm}>
        <BirthDateForm id={formId} save={save} />
        <BirthDateButton id={formId} save={save} />
      </div>
    </Panel>
  );
}

function OwnGuardian({ user, link }: { readonly user: SessionUser; readonly link: MyGuardianship }) {
  const { guardian, status, unlinkAskedBy, invitedUntil } = link;
  if (!guardian)
    return (
      <Panel title={guardianTitle}>
        <Invite invitedUntil={invitedUntil} />
      </Panel>
    );
  return (
    <Panel title={guardianTitle} actions={<ConsentsLink />}>
      <div className={style.rows}>
        <AccountRow
          heading="h3"
          title={guardian.name}
          state={`${status} ${unlinkAskedBy}`}
          action={<Unlink minorId={user.id} status={status} asked={unlinkAskedBy} other={guardian.name} />}
        >
          {status === 'verified'
            ? 'They are responsible for you here. You can always write to each other.'
            : 'They have accepted. We are checking that it is really them. Until then you can look around.'}
        </AccountRow>
      </div>
    </Panel>
  );
}

const ConsentsLink = () => <Link to={paths.guardian}>All consents</Link>;

function Invite({ invitedUntil }: { readonly invitedUntil: string | null }) {
  const invite = useInviteGuardian();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    invite.mutate(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  }
  return (
    <Form className={style.shortForm} onSubmit={send}>
      <p>
        You can look around. To list, hold or post, you need a parent or guardian who has an account and
        accepts your invitation.
      </p>
      {invitedUntil && (
        <Notice tone="good" live={invite.isSuccess}>
          We sent the invitation. It is valid until {dayIn(invitedUntil)}.
        </Notice>
      )}
      <Field label="Their e-mail" required error={invite.isError ? messageOf(invite.error) : undefined}>
        <TextInput type="email" name="email" required maxLength={254} />
      </Field>
      <Button type="submit" variant="primary" busy={invite.isPending}>
        {invitedUntil ? 'Invite again' : 'Send the invitation'}
      </Button>
    </Form>
  );
}

function Minors({ minors }: { readonly minors: MyGuardianship['minors'] }) {
  return (
    <Panel title="You are a guardian" actions={<ConsentsLink />}>
      <div className={style.rows}>
        {minors.map(({ id, name, status, unlinkAskedBy }) => (
          <AccountRow
            key={id}
            heading="h3"
            title={name}
            state={`${status} ${unlinkAskedBy}`}
            action={<Unlink minorId={id} status={status} asked={unlinkAskedBy} other={name} />}
          >
            {status === 'verified'
              ? 'You are responsible for them here. You can always write to each other.'
              : 'You have accepted. We are checking that it is really you.'}
          </AccountRow>
        ))}
      </div>
    </Panel>
  );
}

type AskedBy = MyGuardianship['unlinkAskedBy'];

/** The link ends when both have asked; at once while it is not verified. */
function Unlink({
  minorId,
  status,
  asked,
  other,
}: {
  readonly minorId: string;
  readonly status: MyGuardianship['status'];
  readonly asked: AskedBy;
  readonly other: string;
}) {
  const unlink = useUnlinkGuardian();
  const [isOpen, setOpen] = useState(false);
  const withdraw = asked === 'me';
  const endsIt = asked === 'them' || status !== 'verified';
  const send = () => unlink.mutate({ minorId, withdraw }, { onSettled: () => setOpen(false) });
  return (
    <>
      {unlink.isError && <Notice tone="problem">{messageOf(unlink.error)}</Notice>}
      {asked === 'them' && <p className={style.state}>{other} asks to end the link.</p>}
      {withdraw ? (
        <>
          <p className={style.state} role="status">
            You asked to end the link. It ends when {other} agrees.
          </p>
          <Button busy={unlink.isPending} onClick={send}>
            Keep the link
          </Button>
        </>
      ) : (
        <Confirm
          open={isOpen}
          onOpenChange={setOpen}
          {...(endsIt ? endDialog(other) : askDialog(other))}
          danger={endsIt}
          busy={unlink.isPending}
          onConfirm={send}
        />
      )}
    </>
  );
}

const endDialog = (other: string) => ({
  title: 'End the link?',
  description: `The link with ${other} ends at once. ${afterUnlink}`,
  trigger: <Button>End it</Button>,
  action: 'End the link',
});

const askDialog = (other: string) => ({
  title: 'Ask to end the link?',
  description: `We ask ${other}, and the link ends when they agree. ${afterUnlink}`,
  trigger: <Button>Ask to end the link</Button>,
  action: 'Ask to end it',
});

const afterUnlink =
  'A member under 18 can then only look around until a parent or guardian accepts a new invitation.';
