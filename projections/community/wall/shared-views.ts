import type { SharedView } from '../../../modules/community/post/post.schemas.js';
import type { ContentDeps, ContentRef, Viewer } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';

/** What posts share, as it is today: two queries for each kind on a page. Content that is gone, or that the viewer may not see, has no title. */
export async function sharedViews(
  { contents, ...deps }: ContentDeps & { readonly contents: Contents },
  refs: readonly ContentRef[],
  viewer: Viewer,
): Promise<(ref: ContentRef) => SharedView> {
  const [titleOf, seen] = await Promise.all([
    contents.titlesOf(refs),
    seenAmong(contents, deps, refs, viewer),
  ]);
  return ({ kind, id }) => {
    const title = seen.has(keyOf({ kind, id })) ? titleOf({ kind, id }) : null;
    return {
      kind,
      id,
      name: contents.typeOf(kind)?.name.one ?? kind,
      title,
      href: title === null ? null : (contents.hrefOf({ kind, id }) ?? null),
      photo: null,
      facts: [],
      state: title === null ? 'No longer here' : null,
    };
  };
}

async function seenAmong(
  contents: Contents,
  deps: ContentDeps,
  refs: readonly ContentRef[],
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  const kinds = [...new Set(refs.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])))];
      const seen = (await contents.typeOf(kind)?.seenBy?.(deps, ids, viewer)) ?? [];
      return seen.map((id) => keyOf({ kind, id }));
    }),
  );
  return new Set(found.flat());
}

const keyOf = ({ kind, id }: ContentRef): string => `${kind} ${id}`;
