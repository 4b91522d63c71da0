import { useEndInvitation, useMakeInvitation } from '@entities/community/community.mutations';
import { communityInvitationsQuery } from '@entities/community/community.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import style from '../communities.module.css';
import { invitationAddress } from './use-invitation-secret';

/** Links that let whoever has one join, until its end: a new one is shown once, the others can be ended. */
export function Invitations({ community: { id, slug, name } }: { readonly community: CommunityView }) {
  const [days, setDays] = useState(14);
  const made = useMakeInvitation(id);
  return (
    <section className={style.part} aria-label="Invitations">
      <h2>Invitations</h2>
      <Row align="end">
        <Field label="A link that lets people join for">
          <Select
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
            options={lengths.map((value) => ({ value, label: value === 1 ? '1 day' : `${value} days` }))}
          />
        </Field>
        <Button icon={<Link2 />} busy={made.isPending} onClick={() => made.mutate(days)}>
          Make a link
        </Button>
      </Row>
      {made.isError && <Notice tone="problem">{messageOf(made.error)}</Notice>}
      {made.data && (
        <NewLink
          name={name}
          address={invitationAddress(paths.community(slug), made.data.secret)}
          endsAt={made.data.endsAt}
        />
      )}
      <Links id={id} />
    </section>
  );
}

const lengths = [1, 7, 14, 30, 90] as const;

type NewLinkProps = { readonly name: string; readonly address: string; readonly endsAt: string };

/** The new link, whole: it is not shown again. */
function NewLink({ name, address, endsAt }: NewLinkProps) {
  return (
    <Notice tone="good" title="Copy the link now. We do not show it again.">
      <div className={style.link}>
        <Field label={`Invitation to ${name}`} hideLabel>
          <TextInput readOnly code value={address} onFocus={({ target }) => target.select()} />
        </Field>
        <ShareButton title={`Join ${name}`} path={address} />
      </div>
      <p>Whoever has it can join until {dayIn(endsAt)}.</p>
    </Notice>
  );
}

/** The links that still let people join. */
function Links({ id }: { readonly id: string }) {
  const end = useEndInvitation(id);
  const { data, instead } = loaded(useQuery(communityInvitationsQuery(id)), {
    label: 'Loading the links',
    shape: 'line',
    problem: noticeOf,
  });
  if (!data) return instead;
  if (data.invitations.length === 0) return <p className={style.quiet}>No link is open.</p>;
  return (
    <ul role="list" className={style.list}>
      {data.invitations.map(({ linkId, endsAt, by }) => (
        <li key={linkId}>
          <Row justify="between">
            <span>
              Until {dayIn(endsAt)}
              {by && `, made by ${by.name}`}
            </span>
            <ConfirmButton
              size="small"
              aria-label={`End the link that lasts until ${dayIn(endsAt)}`}
              busy={end.isPending && end.variables === linkId}
              title="End this link?"
              description="Whoever has it can no longer join with it. You cannot open it again, but you can make a new link."
              action="End it"
              onConfirm={() =>
                end.mutate(linkId, {
                  onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
                })
              }
            >
              End it
            </ConfirmButton>
          </Row>
        </li>
      ))}
    </ul>
  );
}
