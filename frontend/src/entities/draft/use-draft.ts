import { newIdempotencyKey } from '@lib/api/idempotency-key';
import {
  changeDeviceDrafts,
  type DraftFields,
  guest,
  type Unsent,
  type UnsentKind,
  useDeviceDrafts,
} from '@lib/browser/device-drafts';
import { keptOfBoth } from '@modules/drafts/drafts.schemas';
import { useEffect } from 'react';
import { deliverers } from './deliverers';
import { useDraftPhotos } from './use-draft-photos';
import { useWriter } from './use-writer';

type DraftOf = {
  /** What it becomes when it is sent. */
  readonly kind: UnsentKind;
  readonly maxPhotos: number;
};

/** The draft of one field with its photos, and what waits to be sent from there. A guest has one too: it is the draft of whoever signs in
 *  on this device next.
 *  in  to: a thread's id, or a word, or a word and an id, as in `comment <post>` (`modules/drafts/README.md`) */
export function useDraft(to: string, { kind, maxPhotos }: DraftOf) {
  const memberId = useWriter();
  const { drafts, fields = {}, unsent } = useDeviceDrafts(memberId);
  const waiting = unsent.filter((one) => one.to === to && one.kind === kind);
  const sentWith = waiting.flatMap((one) => one.photos ?? []);
  const photos = useDraftPhotos({ memberId, to, waiting: sentWith, maxPhotos, what: kind });
  useEffect(() => void prepareToSend(kind), [kind]);
  const change = (next: Parameters<typeof changeDeviceDrafts>[1]) => changeDeviceDrafts(memberId, next);
  return {
    draft: drafts[to] ?? '',
    setDraft: (words: string) =>
      change((before) => ({ ...before, drafts: { ...before.drafts, [to]: words } })),
    /** What else was filled in, on this device only. */
    fields: fields[to] ?? {},
    setFields: (filledIn: DraftFields) =>
      change((before) => ({ ...before, fields: { ...before.fields, [to]: filledIn } })),
    photos,
    waiting,
    /** Stores it on this device until the server has it, with the photos of the draft.
     *  out  its id; undefined for a guest, whose draft stays as it is */
    send: (body: string, sentFields: DraftFields = fields[to] ?? {}): string | undefined => {
      if (memberId === guest) return undefined;
      const keys = photos.photos.map(({ key }) => key);
      const id = newIdempotencyKey();
      const one = { id, kind, to, body, photos: keys, fields: sentFields, at: new Date().toISOString() };
      photos.leave(keys);
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [to]: '' },
        fields: { ...before.fields, [to]: {} },
        unsent: [...before.unsent, one],
      }));
      return id;
    },
    retry: ({ id }: Unsent) =>
      change((before) => ({
        ...before,
        unsent: before.unsent.map(({ problem, ...one }) =>
          one.id === id || problem === undefined ? one : { ...one, problem },
        ),
      })),
    /** Makes it the draft again, above what was written since. */
    drop: ({ id, body, fields: sentFields, photos: keys = [] }: Unsent) => {
      photos.comeBack(keys);
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [to]: keptOfBoth(body, before.drafts[to] ?? '') },
        fields: { ...before.fields, [to]: { ...sentFields, ...before.fields?.[to] } },
        unsent: before.unsent.filter((one) => one.id !== id),
      }));
    },
  };
}

/** Loads the code that sends while there is a connection. */
const prepareToSend = (kind: UnsentKind): Promise<unknown> =>
  Promise.all([import('./send-unsent'), deliverers[kind]?.()]).catch(() => undefined);
