import { PersonRow } from '@entities/member/person-row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { followPeopleQuery, type PeopleAsked } from './follow.queries';
import style from './people-dialog.module.css';

export type PeopleDialogProps = {
  /** The member's id. */
  readonly id: string;
  readonly name: string;
  readonly which: PeopleAsked;
  readonly onClose: () => void;
};

/** The followers of a member, or whom a member follows. */
export function PeopleDialog({ id, name, which, onClose }: PeopleDialogProps) {
  const query = useInfiniteQuery(followPeopleQuery(id, which));
  const { data, instead } = loaded(query, { label: 'Loading members', shape: 'row', problem: noticeOf });
  const people = data?.pages.flatMap(({ members }) => members) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={which === 'followers' ? `Who follows ${name}` : `Whom ${name} follows`}
    >
      {instead}
      {data && (
        <Stack>
          <ul role="list" className={style.people}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
          <Pager
            shown={people.length}
            unit="members"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </Stack>
      )}
    </Dialog>
  );
}
