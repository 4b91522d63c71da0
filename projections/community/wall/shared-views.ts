import type { SharedView } from '../../../modules/community/post/post.schemas.js';
import { sharedView } from '../../../modules/community/post/shared-view.shared.js';
import type { CardViewer, ContentRef } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';

/** What posts share, as the viewer sees it today: one query for each kind on a page.
 *  source  ADR 0074 */
export async function sharedViews(
  contents: Pick<Contents, 'cardsOf' | 'typeOf'>,
  refs: readonly ContentRef[],
  viewer: CardViewer,
): Promise<(ref: ContentRef) => SharedView> {
  const cardOf = await contents.cardsOf(refs, viewer);
  return (ref) => sharedView(ref, contents.typeOf(ref.kind)?.name.one ?? 'post', cardOf(ref));
}
