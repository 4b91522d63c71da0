import type { ContentCard } from '../../kernel/content/card.js';
import type { ContentRef } from '../../kernel/content/content.js';
import type { SharedView } from './post.schemas.js';

/** What a post shows of what it shares. Without a card it is gone, or nothing for this viewer; the two are not told apart.
 *  in      name: of its kind
 *  source  ADR 0074 */
export function sharedView(
  { kind, id }: ContentRef,
  name: string,
  card: ContentCard | undefined,
): SharedView {
  if (!card)
    return { kind, id, name, title: null, href: null, photo: null, details: [], state: 'No longer here' };
  const { title, href, photo, details, state } = card;
  return { kind, id, name: card.name ?? name, title, href, photo, details: [...details], state };
}
