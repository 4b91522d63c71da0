import { useNoteMember } from '@entities/case/member-notes.mutations';
import { memberNotesQuery } from '@entities/case/member-notes.queries';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import style from '../case/case.module.css';
import { NoteForm } from '../note-form';

/** What staff noted about a member, the newest first, and a note of one's own. Nobody reads what is about themselves. */
export function MemberNotes({ id }: { readonly id: string }) {
  const isMe = useMember()?.id === id;
  return isMe ? <p>What staff noted about you is for your colleagues.</p> : <Notes id={id} />;
}

function Notes({ id }: { readonly id: string }) {
  const note = useNoteMember(id);
  const { data, instead } = loadedPart(useQuery(memberNotesQuery(id)), 'Loading notes');
  if (!data) return instead;
  return (
    <Stack>
      <NoteForm mutation={note} />
      {data.notes.length > 0 && (
        <ol role="list" className={style.list}>
          {data.notes.map(({ id: noteId, at, by, note: words }) => (
            <li key={noteId}>
              <p className={style.words}>{words || 'The member was erased, and the note with them.'}</p>
              <span className={style.quiet}>
                {by.name ?? 'Somebody who left'}, <Age since={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
