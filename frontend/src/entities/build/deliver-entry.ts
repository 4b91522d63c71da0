import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { dayOf } from '@lib/day';
import { addEntryPhoto, writeEntry } from '@modules/builds/entry/entry.contract';
import type { Deliver } from '../draft/deliverer';
import { uploadDraftPhotos } from '../draft/upload-draft-photos';
import { bodyOfFields, buildOfDraft, readEntryFields } from './entry-fields';
import { refreshBuilds } from './refresh-builds';

/** Sends an entry of a journal, photos first. The journal shows it after that. */
export const deliver: Deliver = async (unsent, { memberId, queries }) => {
  const id = buildOfDraft(unsent.to);
  const fields = readEntryFields(unsent.fields);
  const photos = await uploadDraftPhotos(memberId, unsent, (file, idempotencyKey) =>
    upload(addEntryPhoto, file, { params: { id }, idempotencyKey }),
  );
  const idOf = (key: string) => photos[(unsent.photos ?? []).indexOf(key)];
  const [before, after] = [idOf(fields.compare?.before ?? ''), idOf(fields.compare?.after ?? '')];
  await call(writeEntry, {
    params: { id },
    body: {
      entryId: unsent.id,
      text: unsent.body,
      photos,
      compare: before && after ? { before, after } : null,
      ...bodyOfFields(fields, dayOf(unsent.at)),
    },
    idempotencyKey: unsent.id,
  });
  await refreshBuilds(queries).catch(() => undefined); // it is written, whether or not the journal can be read
};
