import { paths } from '@lib/paths';
import type { PostCard } from '@modules/community/post/post.schemas';
import { Prose } from '@ui/prose/prose';

type PostTextProps = {
  readonly text: string;
  readonly mentions: PostCard['mentions'];
  readonly areLinksLive: boolean;
};

/** A text of the wall. Mentions lead to members, hashtags to their feeds. */
export function PostText({ text, mentions, areLinksLive }: PostTextProps) {
  const hrefs = Object.fromEntries(mentions.map(({ handle }) => [handle, paths.member(handle)]));
  return <Prose text={text} mentions={hrefs} tagHref={paths.wallOfTag} areLinksLive={areLinksLive} />;
}
