import { useApproveMember, useEndBan } from '@entities/community/community.mutations';
import { lastDayOfBan, standingLabels } from '@entities/community/community-labels';
import { PersonRow } from '@entities/member/person-row';
import { messageOf } from '@lib/api/problem';
import { dayIn, monthIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { CommunityMember } from '@modules/community/community/moderation.contract';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Badge } from '@ui/data/badge';
import { toast } from '@ui/feedback/toast-store';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import style from '../communities.module.css';
import { type MemberAct, MemberActDialog } from './member-act-dialogs';

export type MemberRowProps = { readonly community: CommunityView; readonly entry: CommunityMember };

/** A member, a request or a ban, with what this reader may do about it. */
export function MemberRow({ community, entry }: MemberRowProps) {
  const { member, standing, note } = entry;
  const [acting, act] = useState<MemberAct | null>(null);
  return (
    <>
      <PersonRow
        person={member}
        actions={
          standing === 'requested' ? (
            <Answer community={community} entry={entry} onRefuse={() => act('refuse')} />
          ) : standing === 'banned' ? (
            <EndBan community={community} entry={entry} />
          ) : (
            <Actions community={community} entry={entry} onAct={act} />
          )
        }
      >
        <p className={style.quiet}>{sinceWords(entry)}</p>
        {note && <p className={style.note}>{note}</p>}
      </PersonRow>
      {acting && (
        <MemberActDialog act={acting} community={community} member={member} onClose={() => act(null)} />
      )}
    </>
  );
}

function sinceWords({ standing, since, bannedUntil }: CommunityMember) {
  if (standing === 'requested') return `Asked on ${dayIn(since)}`;
  if (standing === 'banned')
    return bannedUntil ? `Until ${lastDayOfBan(bannedUntil)}` : 'Until a moderator ends it';
  return `Since ${monthIn(since)}`;
}

const fail = (error: unknown) => toast({ title: messageOf(error), tone: 'problem' });

function Answer({
  community,
  entry: { member },
  onRefuse,
}: MemberRowProps & { readonly onRefuse: () => void }) {
  const approve = useApproveMember(community.id);
  return (
    <>
      <Button
        size="small"
        variant="primary"
        busy={approve.isPending}
        aria-label={`Approve ${member.name}`}
        onClick={() =>
          approve.mutate(member.id, {
            onSuccess: () => toast({ title: `${member.name} is a member now`, tone: 'good' }),
            onError: fail,
          })
        }
      >
        Approve
      </Button>
      <Button size="small" aria-label={`Refuse ${member.name}`} onClick={onRefuse}>
        Refuse
      </Button>
    </>
  );
}

function EndBan({ community, entry: { member } }: MemberRowProps) {
  const end = useEndBan(community.id);
  return (
    <ConfirmButton
      size="small"
      busy={end.isPending}
      aria-label={`End the ban of ${member.name}`}
      title={`End the ban of ${member.name}?`}
      description="They can join and post here again."
      action="End the ban"
      onConfirm={() => end.mutate(member.id, { onError: fail })}
    >
      End the ban
    </ConfirmButton>
  );
}

function Actions({ community, entry, onAct }: MemberRowProps & { readonly onAct: (act: MemberAct) => void }) {
  const me = useMember()?.id;
  const { member, standing } = entry;
  const acts = actsOn(community, entry, me === member.id);
  const part = standing === 'member' ? null : standingLabels[standing];
  return (
    <>
      {part && <Badge tone="good">{part}</Badge>}
      {acts.length > 0 && (
        <Menu
          trigger={
            <IconButton label={`More about ${member.name}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {acts.map((act) => (
            <Act key={act} act={act} onAct={onAct} />
          ))}
        </Menu>
      )}
    </>
  );
}

function Act({ act, onAct }: { readonly act: MemberAct; readonly onAct: (act: MemberAct) => void }) {
  return (
    <>
      {act === 'ban' && <MenuLine />}
      <MenuItem danger={act === 'ban'} onSelect={() => onAct(act)}>
        {labels[act]}
      </MenuItem>
    </>
  );
}

const labels: Readonly<Record<MemberAct, string>> = {
  refuse: 'Refuse',
  appoint: 'Make a moderator',
  dismiss: 'Dismiss as moderator',
  resign: 'Step down as moderator',
  handOver: 'Hand the community over',
  ban: 'Ban',
};

/** What this reader may do about a member of the list. */
function actsOn(
  { allowedActions }: CommunityView,
  { standing }: CommunityMember,
  isMe: boolean,
): readonly MemberAct[] {
  if (isMe) return standing === 'moderator' ? ['resign'] : [];
  const may = (action: CommunityView['allowedActions'][number]) => allowedActions.includes(action);
  return [
    ...(may('appoint') && standing === 'member' ? (['appoint'] as const) : []),
    ...(may('appoint') && standing === 'moderator' ? (['dismiss'] as const) : []),
    ...(may('handOver') && standing !== 'owner' ? (['handOver'] as const) : []),
    ...(may('moderate') && standing === 'member' ? (['ban'] as const) : []),
  ];
}
