import { useInviteCollaborator, useRemoveCollaborator } from '@entities/build/build.mutations';
import { type BuildRole, roleLabels } from '@entities/build/build-labels';
import { PersonRow } from '@entities/member/person-row';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Panel } from '@ui/layout/panel';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './settings.module.css';

/** Who works on it with its owner, and in which role. */
export function CollaboratorsPanel({ build }: BuildTabProps) {
  const { id, title, collaborators } = build;
  const invite = useInviteCollaborator(id);
  const end = useRemoveCollaborator(id);
  const tell = (error: unknown) => void toast({ title: messageOf(error), tone: 'problem' });
  const remove = (member: (typeof collaborators)[number]['member'], role: BuildRole) =>
    end.mutate(member.id, {
      onError: tell,
      onSuccess: () =>
        toast({
          title: `${member.name} does not work on ${title} any more`,
          action: {
            label: 'Invite again',
            onClick: () => invite.mutate({ member: member.id, role }, { onError: tell }),
          },
        }),
    });
  return (
    <Panel title="Who works on it with you" heading="h3">
      {collaborators.length > 0 && (
        <ul role="list" className={style.people}>
          {collaborators.map(({ member, role, isInvited }) => (
            <li key={member.id}>
              <PersonRow
                person={member}
                actions={
                  <>
                    <Select
                      aria-label={`Role of ${member.name}`}
                      value={role}
                      disabled={invite.isPending}
                      options={roles}
                      onChange={({ target }) =>
                        invite.mutate(
                          { member: member.id, role: target.value as BuildRole },
                          { onError: tell },
                        )
                      }
                    />
                    <IconButton label={`Remove ${member.name}`} onClick={() => remove(member, role)}>
                      <X aria-hidden="true" />
                    </IconButton>
                  </>
                }
              >
                {isInvited ? 'Invited' : roleLabels[role].means}
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
      <Invite build={build} />
    </Panel>
  );
}

function Invite({ build }: BuildTabProps) {
  const { mutate, isPending, error } = useInviteCollaborator(build.id);
  const [member, setMember] = useState('');
  const [role, setRole] = useState<BuildRole>('helps');
  const [isBlank, setBlank] = useState(false);
  return (
    <Form
      noValidate
      aria-label="Invite somebody"
      className={style.invite}
      onSubmit={(event) => {
        event.preventDefault();
        const handle = member.trim().replace(/^@/, '');
        setBlank(handle === '');
        if (handle === '') return;
        mutate(
          { member: handle, role },
          {
            onSuccess: () => {
              setMember('');
              toast({ title: `@${handle} is invited`, tone: 'good' });
            },
          },
        );
      }}
    >
      <Field
        label="Handle of a member"
        error={
          isBlank && member.trim() === ''
            ? 'Enter the handle of a member, like @ray.'
            : problemAt(error, 'member')
        }
      >
        <TextInput
          placeholder="@handle"
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={member}
          onChange={({ target }) => setMember(target.value)}
        />
      </Field>
      <Field label="Role" hint={roleLabels[role].means}>
        <Select value={role} options={roles} onChange={({ target }) => setRole(target.value as BuildRole)} />
      </Field>
      {error && !isAtField(error) && <Notice tone="problem">{messageOf(error)}</Notice>}
      <Button type="submit" busy={isPending}>
        Invite
      </Button>
    </Form>
  );
}

const roles = Object.entries(roleLabels).map(([value, { name }]) => ({ value, label: name }));
