import { usePublishMap, useRevertMap } from '@entities/spaces/map-draft.mutations';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { isRefusal, messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { changesOf } from './drawing/changes-of';
import style from './editor.module.css';
import type { Editor } from './use-editor';

/** Shows the draft to everybody, or goes back to what they see. */
export function PublishButtons({ editor }: { readonly editor: Editor }) {
  const { draft, now } = editor;
  const [isOpen, setOpen] = useState(false);
  const revert = useRevertMap(editor.eventId);
  const isChanged = draft.isChanged || now.isTouched || now.saving.status !== 'saved';
  const isNever = draft.mapVersion === 0;
  return (
    <>
      {isChanged && !isNever && (
        <ConfirmButton
          variant="quiet"
          busy={revert.isPending}
          title="Draw again from what is published?"
          description={`All that was drawn since version ${draft.mapVersion} is lost, for the whole team.`}
          action="Go back to it"
          onConfirm={() =>
            void (async () => {
              await editor.drawing.whenSent();
              revert.mutate(undefined, {
                onSuccess: () => editor.giveUp(),
                onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
              });
            })()
          }
        >
          Revert
        </ConfirmButton>
      )}
      <Button
        variant="primary"
        disabled={!isChanged || now.spaces.length === 0}
        onClick={() => setOpen(true)}
      >
        {isChanged || isNever ? 'Publish' : `Version ${draft.mapVersion} is published`}
      </Button>
      {isOpen && <PublishDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { draft, now } = editor;
  const published = useQuery({ ...spaceMapQuery(editor.eventId), enabled: draft.mapVersion > 0 });
  const publish = usePublishMap(editor.eventId);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const before = published.data?.layout.spaces ?? [];
  const isKnown = draft.mapVersion === 0 || published.data !== undefined || isRefusal(published.error);
  const changes = changesOf(before, now.spaces, draft.taken);
  const send = async () => {
    const saving = await editor.drawing.whenSent();
    if (saving.status === 'failed') {
      setUnsaved(saving.message);
      return;
    }
    setUnsaved(null);
    publish.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `Version ${draft.mapVersion + 1} of the map is published`, tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <DialogForm
      title="Publish the map?"
      description="Everybody who sees the event sees the map, and it can be printed."
      action="Publish"
      busy={publish.isPending}
      problem={unsaved ?? (publish.error && messageOf(publish.error))}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {!isKnown && <p>Comparing with what is published…</p>}
      {isKnown && (
        <ul className={style.changes}>
          <Line count={changes.added} words="new" />
          <Line count={changes.changed} words="moved or changed" />
          <Line count={changes.gone} words="gone" />
          {changes.added.length + changes.changed.length + changes.gone.length === 0 && (
            <li>No space changes; zones, the picture or the background may.</li>
          )}
        </ul>
      )}
      {changes.taken.length > 0 && (
        <Notice
          tone="problem"
          live={false}
          title={`Somebody has ${some(changes.taken)} on a date to come`}
          action={
            <Button
              onClick={() =>
                editor.change(`Put ${some(changes.taken)} back`, { put: takenOf(before, editor) })
              }
            >
              Put {changes.taken.length === 1 ? 'it' : 'them'} back
            </Button>
          }
        >
          The map is not published without. Put {changes.taken.length === 1 ? 'it' : 'them'} back, or move
          whoever has {changes.taken.length === 1 ? 'it' : 'them'} first.
        </Notice>
      )}
    </DialogForm>
  );
}

/** The published spaces that somebody has and that the draft does not. */
const takenOf = (published: readonly Space[], { taken, now }: Editor): readonly Space[] =>
  published.filter(({ id }) => taken.has(id) && !now.byId.has(id));

function Line({ count, words }: { readonly count: readonly string[]; readonly words: string }) {
  if (count.length === 0) return null;
  return (
    <li>
      <b>{counted(count.length, 'space')}</b> {words}: {some(count)}
    </li>
  );
}

const some = (codes: readonly string[]): string =>
  codes.length > 6 ? `${codes.slice(0, 6).join(', ')} and ${codes.length - 6} more` : codes.join(', ');
