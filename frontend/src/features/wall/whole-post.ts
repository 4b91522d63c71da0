import type { getPost } from '@modules/community/post/post.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';

/** A post with its first comments. */
export type WholePost = ResponseOf<typeof getPost>;
