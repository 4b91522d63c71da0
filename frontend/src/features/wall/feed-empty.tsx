import { paths } from '@lib/paths';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Button } from '@ui/actions/button';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WallAddress } from './wall-address';

/** A feed without posts, and the one step that helps. */
export function FeedEmpty({
  asked: { feed, search, kind },
  isMember,
}: {
  readonly asked: WallAddress;
  readonly isMember: boolean;
}) {
  if (search || kind)
    return (
      <Empty
        title={search ? `No post with ${quoted(search)}` : 'No question here yet'}
        action={<LinkButton to={`${paths.wall}?feed=all`}>Show all posts</LinkButton>}
      >
        {search ? 'Try fewer words, or another name for the part.' : 'Ask the first one.'}
      </Empty>
    );
  if (feed === 'following')
    return (
      <Empty
        title="Nothing from whom you follow yet"
        visual={<MessageSquareText aria-hidden="true" />}
        action={<LinkButton to={`${paths.wall}?feed=all`}>Look around the wall</LinkButton>}
      >
        Follow members, tags, communities or a make and model, and their posts come here.
      </Empty>
    );
  if (feed === 'near')
    return (
      <Empty
        title="No posts in this radius yet"
        visual={<Ring rings={[25, 50, 100].map((miles) => ({ miles, count: 0 }))} />}
        action={<LinkButton to={`${paths.wall}?feed=all`}>Show posts from everywhere</LinkButton>}
      >
        Widen the radius, or be the first here to show what is in the garage.
      </Empty>
    );
  return (
    <Empty
      title="No posts yet"
      visual={<MessageSquareText aria-hidden="true" />}
      action={!isMember && <LinkButton to={paths.login(paths.wall)}>Sign in to post</LinkButton>}
    >
      Say what you are working on, or ask what that carburetor is.
    </Empty>
  );
}

function LinkButton({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
