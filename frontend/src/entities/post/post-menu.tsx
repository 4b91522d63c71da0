import { useMember } from '@lib/session/session';
import type { PostCard } from '@modules/community/post/post.schemas';
import { IconButton } from '@ui/actions/icon-button';
import { later } from '@ui/overlays/later';
import { OnDemand } from '@ui/overlays/on-demand';
import { Ellipsis } from 'lucide-react';
import { lazy, useState } from 'react';
import { type PostQuestion, questionsIn } from './post-question';

const MenuOfPost = lazy(() => loadMenu().then((menu) => ({ default: menu.PostMenuItems })));
const loadMenu = () => import('./post-menu-items');
const Dialogs = later(() => import('./post-dialogs').then((dialogs) => dialogs.PostDialog));

/** What the reader may do with a post, behind a button; nothing when there is nothing. */
export function PostMenu({
  post,
  onDeleted,
}: {
  readonly post: PostCard;
  readonly onDeleted: (() => void) | undefined;
}) {
  const [asking, setAsking] = useState<PostQuestion | null>(null);
  const isOwn = useMember()?.id === post.author.id;
  const actions = questionsIn(post.allowedActions, isOwn);
  if (actions.length === 0 && asking === null) return null;
  const button = (
    <IconButton label={`More about the post by ${post.author.name}`}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <OnDemand
        button={button}
        opens="menu"
        load={loadMenu}
        overlay={<MenuOfPost button={button} actions={actions} onPoint={Dialogs.load} onAsk={setAsking} />}
      />
      {asking && (
        <Dialogs post={post} asking={asking} onClose={() => setAsking(null)} onDeleted={onDeleted} />
      )}
    </>
  );
}
