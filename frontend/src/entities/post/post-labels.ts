import type { PostCard, postKinds, reactionKinds } from '@modules/community/post/post.schemas';

type Labels<Word extends string> = Readonly<Record<Word, string>>;

export const kindLabels: Labels<(typeof postKinds)[number]> = {
  post: 'Post',
  question: 'Question',
  milestone: 'Milestone',
};

export const reactionLabels: Labels<(typeof reactionKinds)[number]> = {
  like: 'Like',
  'nice-find': 'Nice find',
  'been-there': 'Been there',
};

/** What a link to a post is called when it is shared: how it begins. */
export function titleOf({ author, body, kind }: Pick<PostCard, 'author' | 'body' | 'kind'>): string {
  const [line = ''] = body
    .split('\n')
    .map((one) => one.replace(/[*_>`[\]]/g, '').trim())
    .filter(Boolean);
  if (line.length > 70) return `${line.slice(0, 69).trimEnd()}…`;
  return line || `${kindLabels[kind]} by ${author.name}`;
}

/** "Chevrolet C10" */
export const vehicleName = ({ make, model }: NonNullable<PostCard['vehicle']>): string =>
  [make, model].filter(Boolean).join(' ');
