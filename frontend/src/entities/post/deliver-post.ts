import { call } from '@lib/api/call';
import { publishPost } from '@modules/community/post/post.contract';
import type { Deliver } from '../draft/deliverer';
import { uploadDraftPhotos } from '../draft/upload-draft-photos';
import { refreshFeeds } from './post-cache';
import { readPostFields } from './post-fields';
import { sendPhoto, typedInSeconds } from './send-photo';
import { vehicleOf } from './vehicle-of';

/** Publishes a post. The feeds show it after that. */
export const deliver: Deliver = async (unsent, { memberId, queries }) => {
  const { id, body } = unsent;
  const { kind, vehicle, communityId, shared, showArea } = readPostFields(unsent.fields);
  const photos = await uploadDraftPhotos(memberId, unsent, sendPhoto);
  await call(publishPost, {
    body: {
      id,
      body,
      kind,
      photos,
      vehicle: vehicleOf(vehicle),
      communityId,
      shared,
      showArea,
      ...typedInSeconds(unsent),
    },
    idempotencyKey: id,
  });
  await refreshFeeds(queries).catch(() => undefined); // it is published, whether or not a feed can be read
};
