import { useChangeTeamRole, useInviteToTeam, useLeaveTeam } from '@entities/organizer/organizer.mutations';
import { teamRoleLabels, teamRoleWords } from '@entities/organizer/organizer-labels';
import { ApiProblem, isAtField, messageOf, problemAt } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { type TeamRole, teamRoles } from '@modules/events/organizer/organizer.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { later } from '@ui/overlays/later';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import style from './organizer.module.css';

const Confirm = later(() => import('@ui/overlays/dialog').then((dialog) => dialog.Confirm));

type OfTeam = { readonly organizer: OrganizerPage };
type TeamMember = NonNullable<OrganizerPage['inside']>['team'][number];

/** Who works in it, who is invited, and how one leaves. */
export function Team({ organizer }: OfTeam) {
  const { inside, allowedActions } = organizer;
  if (!inside) return null;
  return (
    <section aria-labelledby="team" className={style.part}>
      <h2 id="team">Team</h2>
      <ul role="list" className={style.list}>
        {inside.team.map((member) => (
          <Person key={member.id} organizer={organizer} member={member} isInvited={false} />
        ))}
        {inside.invited.map((member) => (
          <Person key={member.id} organizer={organizer} member={member} isInvited />
        ))}
      </ul>
      {allowedActions.includes('team') && <Invite organizer={organizer} />}
    </section>
  );
}

function Person({
  organizer,
  member,
  isInvited,
}: OfTeam & { readonly member: TeamMember; readonly isInvited: boolean }) {
  const me = useMember()?.id;
  const change = useChangeTeamRole(organizer.id);
  const { id, name, handle, role } = member;
  const mayChange = organizer.allowedActions.includes('team');
  const isMe = id === me;
  const [givingUpFor, setGivingUpFor] = useState<TeamRole | null>(null);
  const give = (next: TeamRole, undo?: () => void) =>
    change.mutate(
      { memberId: id, role: next },
      {
        onSuccess: () =>
          toast({
            title: `${name}: ${teamRoleLabels[next]}`,
            tone: 'good',
            ...(undo && { action: { label: 'Undo', onClick: undo } }),
          }),
        onError: fail,
      },
    );
  return (
    <li>
      <div className={style.row}>
        <div className={style.words}>
          <Link to={paths.member(handle ?? id)} className={style.strong}>
            {name}
          </Link>
          <span className={style.quiet}>
            {isInvited && 'Invited. '}
            {mayChange ? teamRoleWords[role] : teamRoleLabels[role]}
          </span>
        </div>
        <Row>
          {mayChange && (
            <Field label={`Role of ${name}`} hideLabel>
              <Select
                value={role}
                disabled={change.isPending}
                onChange={({ target }) => {
                  const next = target.value as TeamRole;
                  if (isMe) setGivingUpFor(next);
                  else give(next, () => give(role));
                }}
                options={roles}
              />
            </Field>
          )}
          {givingUpFor && (
            <Confirm
              open
              onOpenChange={() => setGivingUpFor(null)}
              title={`Become ${teamRoleLabels[givingUpFor]}?`}
              description="You no longer change the team. Only another owner can make you an owner again."
              action="Change my role"
              danger
              onConfirm={() => {
                setGivingUpFor(null);
                give(givingUpFor);
              }}
            />
          )}
          {(mayChange || isMe) && <Leave organizer={organizer} member={member} {...{ isInvited, isMe }} />}
        </Row>
      </div>
    </li>
  );
}

const roles = teamRoles.map((value) => ({ value, label: teamRoleLabels[value] }));
const fail = (error: unknown) => toast({ title: messageOf(error), tone: 'problem' });

type LeaveProps = OfTeam & {
  readonly member: TeamMember;
  readonly isInvited: boolean;
  readonly isMe: boolean;
};

function Leave({ organizer: { id, name }, member, isInvited, isMe }: LeaveProps) {
  const leave = useLeaveTeam(id);
  const words = isInvited
    ? {
        title: `Withdraw the invitation of ${member.name}?`,
        description: 'You can invite them again.',
        action: 'Withdraw',
      }
    : isMe
      ? {
          title: `Leave ${name}?`,
          description: 'You no longer see its drafts. Only its owner can invite you again.',
          action: 'Leave',
        }
      : {
          title: `Remove ${member.name} from the team?`,
          description: 'They no longer see your drafts. Their events stay. You can invite them again.',
          action: 'Remove',
        };
  return (
    <ConfirmButton
      size="small"
      aria-label={isMe ? `Leave ${name}` : `${words.action}: ${member.name}`}
      busy={leave.isPending}
      {...words}
      onConfirm={() => leave.mutate(member.id, { onError: fail })}
    >
      {words.action}
    </ConfirmButton>
  );
}

/** Invites a member by handle; a refusal keeps what was typed. */
function Invite({ organizer: { id } }: OfTeam) {
  const invite = useInviteToTeam(id);
  const [handle, setHandle] = useState('');
  const [role, setRole] = useState<TeamRole>('editor');
  const [isEmpty, setEmpty] = useState(false);
  const atHandle = invite.error instanceof ApiProblem && ofHandle.includes(invite.error.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = handle.trim().replace(/^@/, '');
    setEmpty(typed === '');
    if (typed === '') return;
    invite.mutate(
      { handle: typed, role },
      {
        onSuccess: () => {
          setHandle('');
          toast({ title: `Invited @${typed}. They join once they accept.`, tone: 'good' });
        },
      },
    );
  };
  return (
    <Form aria-label="Invite into the team" noValidate onSubmit={submit} className={style.part}>
      <h3>Invite a member</h3>
      <div className={style.invite}>
        <Field
          label="Handle"
          hint="It is on their profile, after the @."
          error={
            isEmpty
              ? 'Enter the handle, like @ray.'
              : atHandle
                ? messageOf(invite.error)
                : problemAt(invite.error, 'handle')
          }
        >
          <TextInput
            before="@"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={handle}
            onChange={({ target }) => setHandle(target.value)}
          />
        </Field>
        <Field label="Role">
          <Select value={role} onChange={({ target }) => setRole(target.value as TeamRole)} options={roles} />
        </Field>
        <Button type="submit" busy={invite.isPending}>
          Invite
        </Button>
      </div>
      <p className={style.quiet}>{teamRoleWords[role]}</p>
      {invite.isError && !atHandle && !isAtField(invite.error) && (
        <Notice tone="problem">{messageOf(invite.error)}</Notice>
      )}
    </Form>
  );
}

const ofHandle = ['MEMBER_NOT_FOUND', 'IN_THE_TEAM_ALREADY', 'MINORS_DO_NOT_ORGANIZE'];
