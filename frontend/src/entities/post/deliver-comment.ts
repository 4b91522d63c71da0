import { call } from '@lib/api/call';
import { writeComment } from '@modules/community/post/post.contract';
import type { Deliver } from '../draft/deliverer';
import { uploadDraftPhotos } from '../draft/upload-draft-photos';
import { refreshPost } from './post-cache';
import { sendPhoto, typedInSeconds } from './send-photo';

/** Writes a comment. Its draft is `comment <post>`. */
export const deliver: Deliver = async (unsent, { memberId, queries }) => {
  const { id, to, body } = unsent;
  const [, postId = ''] = to.split(' ');
  const [photo = null] = await uploadDraftPhotos(memberId, unsent, sendPhoto);
  await call(writeComment, {
    params: { id: postId },
    body: { id, body, photo, ...typedInSeconds(unsent) },
    idempotencyKey: id,
  });
  await refreshPost(queries, postId);
};
