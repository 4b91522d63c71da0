import { postQuery } from '@entities/post/post.queries';
import { PostCard } from '@entities/post/post-card';
import { titleOf } from '@entities/post/post-labels';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Stack } from '@ui/layout/layout';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { later } from '@ui/overlays/later';
import { MessageSquareOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { BackToWall } from './back-to-wall';
import { Comments } from './comments';
import style from './post-page.module.css';
import type { WholePost } from './whole-post';

const HistoryDialog = later(() => import('./post-about').then((about) => about.HistoryDialog));
const ReactionsDialog = later(() => import('./post-about').then((about) => about.ReactionsDialog));

/** /wall/:id: a post with its comments. */
export default function PostPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...postQuery(id), refetchInterval: 30_000 });
  useReadOnArrival(query.refetch);
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const title = query.data && titleOf(query.data);
  usePageTitle(title);
  const { data: post, instead } = loadedPage(query, {
    width: 'text',
    label: 'Loading the post…',
    shape: 'card',
    count: 1,
    refused: <PostGone />,
  });
  if (!post) return instead;
  return (
    <Page width="text">
      <Stack>
        <BackToWall />
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <PostCard
          post={post}
          isWhole
          eager
          about={<About post={post} onShow={setShown} />}
          onDeleted={() => void navigate(paths.wall)}
        />
        <Comments post={post} />
      </Stack>
      {shown === 'history' && <HistoryDialog id={post.id} onClose={() => setShown(null)} />}
      {shown === 'reactions' && <ReactionsDialog id={post.id} onClose={() => setShown(null)} />}
    </Page>
  );
}

/** Whoever follows a link to a post, also from that post, reads it as it is now: a notification leads to what has just changed. */
function useReadOnArrival(read: (options: { readonly cancelRefetch: boolean }) => unknown): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default') void read({ cancelRefetch: false });
  }, [key, read]);
}

type Shown = 'history' | 'reactions';

/** Who reacted, and what it said before. */
function About({ post, onShow }: { readonly post: WholePost; readonly onShow: (shown: Shown) => void }) {
  const reactions = Object.values(post.reactions).reduce((sum, count) => sum + count, 0);
  return (
    <div className={style.about}>
      {reactions > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={ReactionsDialog.load}
          onClick={() => onShow('reactions')}
        >
          Who reacted
        </Button>
      )}
      {post.wasEdited && (
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={HistoryDialog.load}
          onClick={() => onShow('history')}
        >
          Edited: what it said before
        </Button>
      )}
    </div>
  );
}

function PostGone() {
  return (
    <EmptyPage
      title="No such post"
      visual={<MessageSquareOff aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.wall}>To the wall</Link>
        </Button>
      }
    >
      It is gone, or only members of its community see it.
    </EmptyPage>
  );
}
