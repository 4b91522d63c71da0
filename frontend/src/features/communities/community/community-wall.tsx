import { Composer } from '@entities/post/composer';
import { PostCard } from '@entities/post/post-card';
import { PostFeed } from '@entities/post/post-feed';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Empty } from '@ui/feedback/empty';
import { MessageSquareText } from 'lucide-react';
import style from '../communities.module.css';

/** Where one posts here, the pinned posts, and the feed of the community. */
export function CommunityWall({ community }: { readonly community: CommunityView }) {
  const { id, slug, name, pinned, allowedActions, isArchived, standing } = community;
  const mayPost = allowedActions.includes('post');
  return (
    <div className={style.reading}>
      {mayPost && <Composer communityId={id} here={paths.community(slug)} />}
      {!mayPost && !isArchived && standing === 'none' && (
        <p className={style.quiet}>You read it as a visitor. Its members post and comment here.</p>
      )}
      {pinned.length > 0 && (
        <section aria-label="Pinned" className={style.part}>
          {pinned.map((post) => (
            <PostCard key={post.id} post={post} isInCommunity />
          ))}
        </section>
      )}
      <PostFeed
        feed={{ feed: 'community', id }}
        label={`Posts in ${name}`}
        isInCommunity
        without={pinned.map((post) => post.id)}
        empty={
          <Empty
            title={pinned.length > 0 ? 'No other posts yet' : 'No posts here yet'}
            visual={<MessageSquareText aria-hidden="true" />}
          >
            {mayPost
              ? 'Say hello: what do you drive, and what are you working on?'
              : 'Here you will find what its members write.'}
          </Empty>
        }
      />
    </div>
  );
}
