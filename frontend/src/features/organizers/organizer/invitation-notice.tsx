import { useAnswerTeamInvitation } from '@entities/organizer/organizer.mutations';
import { teamRoleLabels, teamRoleWords } from '@entities/organizer/organizer-labels';
import { messageOf } from '@lib/api/problem';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import type { TeamRole } from '@modules/events/organizer/organizer.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';

type InvitationNoticeProps = { readonly organizer: OrganizerPage; readonly role: TeamRole };

/** An invitation of the reader into the team, to accept or to decline. */
export function InvitationNotice({ organizer: { id, name }, role }: InvitationNoticeProps) {
  const answer = useAnswerTeamInvitation(id);
  const send = (accepts: boolean) =>
    answer.mutate(accepts, {
      onSuccess: () =>
        toast({
          title: accepts ? `You work in ${name} now` : 'Declined. They can see that.',
          tone: 'good',
        }),
    });
  return (
    <Notice
      live={false}
      title={`${name} invites you into its team`}
      action={
        <Row>
          <Button
            variant="primary"
            busy={answer.isPending && answer.variables}
            disabled={answer.isPending}
            onClick={() => send(true)}
          >
            Accept
          </Button>
          <Button
            busy={answer.isPending && !answer.variables}
            disabled={answer.isPending}
            onClick={() => send(false)}
          >
            Decline
          </Button>
        </Row>
      }
    >
      <p>
        As {teamRoleLabels[role]}: {teamRoleWords[role].toLowerCase()}
      </p>
      {answer.isError && <p role="alert">{messageOf(answer.error)}</p>}
    </Notice>
  );
}
