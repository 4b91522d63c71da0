import {
  useBanMember,
  useChangeModerator,
  useHandOver,
  useRefuseMember,
} from '@entities/community/community.mutations';
import { problemOf, RuleFields, wordIn } from '@entities/community/rule-fields';
import { messageOf, problemAt } from '@lib/api/problem';
import { daysAfter, today } from '@lib/day';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { PersonView } from '@modules/community/community.schemas';
import { Field } from '@ui/forms/field';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { type ReactNode, useState } from 'react';

export type MemberAct = 'refuse' | 'appoint' | 'dismiss' | 'resign' | 'handOver' | 'ban';

type ActProps = {
  readonly community: CommunityView;
  readonly member: PersonView;
  readonly onClose: () => void;
};

/** The dialog of what a moderator or the owner does about a member. */
export function MemberActDialog({ act, ...rest }: ActProps & { readonly act: MemberAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...rest} />;
}

function Refuse({ community, member, onClose }: ActProps) {
  const refuse = useRefuseMember(community.id);
  return (
    <DialogForm
      title={`Refuse ${member.name}?`}
      description="They are told, with your reason when you give one, and may ask again."
      action="Refuse"
      busy={refuse.isPending}
      problem={problemOf(refuse.error)}
      onSubmit={(typed) =>
        refuse.mutate({ memberId: member.id, reason: wordIn(typed, 'reason') }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Field label="Reason" optional error={problemAt(refuse.error, 'reason')}>
        <TextArea name="reason" maxLength={500} rows={3} />
      </Field>
    </DialogForm>
  );
}

function Ban({ community, member, onClose }: ActProps) {
  const ban = useBanMember(community.id);
  const [ruleId, setRule] = useState('');
  return (
    <DialogForm
      holds
      size="medium"
      title={`Ban ${member.name}?`}
      description="They leave the community, and cannot post, comment or join until the ban ends."
      action="Ban"
      danger
      busy={ban.isPending}
      disabled={ruleId === ''}
      problem={problemOf(ban.error)}
      onSubmit={(typed) =>
        ban.mutate(
          {
            memberId: member.id,
            ruleId,
            reason: wordIn(typed, 'reason'),
            until: wordIn(typed, 'until') || null,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <RuleFields
        communityId={community.slug}
        ruleId={ruleId}
        onRule={setRule}
        refused={ban.error}
        hint={`${member.name} reads it, and so do the members in the log.`}
      />
      <Field
        label="Last day"
        hint="Leave it blank, and the ban lasts until a moderator ends it."
        optional
        error={problemAt(ban.error, 'until')}
      >
        <TextInput name="until" type="date" min={daysAfter(today(), 1)} />
      </Field>
    </DialogForm>
  );
}

function Appoint({ community, member, onClose }: ActProps) {
  return (
    <ChangeModerator
      title={`Make ${member.name} a moderator?`}
      description="Moderators answer requests, pin and remove posts, ban members and make invitations."
      action="Make a moderator"
      isModerator
      {...{ community, member, onClose }}
    />
  );
}

function Dismiss({ community, member, onClose }: ActProps) {
  return (
    <ChangeModerator
      title={`Dismiss ${member.name} as moderator?`}
      description="They stay a member. What they did as a moderator stays too."
      action="Dismiss"
      isModerator={false}
      {...{ community, member, onClose }}
    />
  );
}

function Resign({ community, member, onClose }: ActProps) {
  return (
    <ChangeModerator
      title="Step down as moderator?"
      description="You stay a member. Only the owner can make you a moderator again."
      action="Step down"
      isModerator={false}
      {...{ community, member, onClose }}
    />
  );
}

function HandOver({ community, member, onClose }: ActProps) {
  const { mutate, isPending, error } = useHandOver(community.id);
  return (
    <DialogForm
      title={`Hand ${community.name} over to ${member.name}?`}
      description={`${member.name} becomes its owner at once. You stay as a moderator, and only ${member.name} can give it back.`}
      action="Hand it over"
      danger
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => mutate(member.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

const dialogs = {
  refuse: Refuse,
  appoint: Appoint,
  dismiss: Dismiss,
  resign: Resign,
  handOver: HandOver,
  ban: Ban,
} satisfies Record<MemberAct, (props: ActProps) => ReactNode>;

type ChangeModeratorProps = ActProps & {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isModerator: boolean;
};

function ChangeModerator({ community, member, isModerator, onClose, ...words }: ChangeModeratorProps) {
  const { mutate, isPending, error } = useChangeModerator(community.id);
  return (
    <DialogForm
      {...words}
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => mutate({ memberId: member.id, isModerator }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
