import { useReadDraftAgain, useSendSpaces } from '@entities/spaces/map-draft.mutations';
import type { SpaceDraft } from '@modules/spaces/spaces.contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Drawing, type DrawingNow, startDrawing } from './drawing/drawing';

/** The spaces of a draft while they are drawn. What is read of the draft later replaces them, but for what is not sent yet. */
export function useDrawing(draft: SpaceDraft): {
  readonly drawing: Drawing;
  readonly now: DrawingNow;
  /** Forgets what the server does not take, and shows what it has. */
  readonly giveUp: () => Promise<void>;
} {
  const { mutateAsync: send } = useSendSpaces(draft.eventId);
  const readAgain = useReadDraftAgain();
  const [drawing] = useState(() => startDrawing(draft.layout.spaces, send));
  const now = useSyncExternalStore(drawing.watch, drawing.now, drawing.now);
  const { spaces } = draft.layout;
  const shown = useRef(spaces);

  useEffect(() => {
    if (shown.current === spaces) return;
    shown.current = spaces;
    drawing.startAgain(spaces);
  }, [drawing, spaces]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drawing.now().saving.status !== 'saved') event.preventDefault();
    };
    const online = () => {
      if (drawing.now().saving.status === 'failed') drawing.retry();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', online);
      drawing.stop();
    };
  }, [drawing]);

  const giveUp = async () => {
    await readAgain();
    drawing.startAgain(shown.current, { isAll: true });
  };
  return { drawing, now, giveUp };
}
