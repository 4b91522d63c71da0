import { lastDayOfBan } from '@entities/community/community-labels';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Notice } from '@ui/feedback/notice';

/** What a reader must know first: that it is archived and why, and what its moderators told them, by which rule and until when. */
export function CommunityNotices({ community }: { readonly community: CommunityView }) {
  const { isArchived, archivedBecause, told, standing, bannedUntil } = community;
  return (
    <>
      {isArchived && (
        <Notice tone="warn" live={false} title="This community is archived">
          {archivedBecause ? `${archivedBecause} ` : ''}What was written can still be read. Nobody posts here
          any more.
        </Notice>
      )}
      {told && (
        <Notice tone="warn" live={false} title={told.what}>
          {told.rule && <p>Rule: {told.rule}</p>}
          {told.reason && <p>{told.reason}</p>}
          {standing === 'banned' && (
            <p>
              {bannedUntil
                ? `The last day of the ban is ${lastDayOfBan(bannedUntil)}.`
                : 'The ban lasts until a moderator ends it.'}
            </p>
          )}
        </Notice>
      )}
      {!told && standing === 'banned' && (
        <Notice tone="warn" live={false} title="You are banned from this community">
          {bannedUntil
            ? `The last day of the ban is ${lastDayOfBan(bannedUntil)}.`
            : 'The ban lasts until a moderator ends it.'}
        </Notice>
      )}
    </>
  );
}
