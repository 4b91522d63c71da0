import { FollowButton } from '@entities/follow/follow-button';
import { mutedWords } from '@entities/follow/follow-words';
import { paths } from '@lib/paths';
import type { Followed } from '@modules/community/follow/follow.contract';
import { Avatar } from '@ui/data/avatar';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';

/** One of what a member follows or mutes: its name as a link, how long it is muted, and the button that changes it. */
export function FollowedRow({ followed }: { readonly followed: Followed }) {
  const { kind, id, name, member, isMuted, mutedUntil } = followed;
  return (
    <div className={style.row}>
      <div className={style.who}>
        {member && <Avatar name={member.name} src={member.picture} decorative />}
        <div>
          <Link to={pathOf(followed)} className={style.followedName}>
            {name}
          </Link>
          {isMuted && <p className={style.muted}>{mutedWords(mutedUntil)}</p>}
        </div>
      </div>
      <FollowButton kind={kind} id={id} name={name} known={followed} size="small" />
    </div>
  );
}

function pathOf({ kind, id, member, community }: Followed): string {
  if (kind === 'member') return paths.member(member?.handle ?? id);
  if (kind === 'community') return paths.community(community?.slug ?? id);
  if (kind === 'build') return paths.build(id);
  if (kind === 'organizer') return paths.organizer(id);
  return kind === 'tag' ? paths.wallOfTag(id) : paths.wallOfVehicle(id);
}
