import { messageOf } from '@lib/api/problem';
import { figure } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { type PostCard, reactionKinds } from '@modules/community/post/post.schemas';
import { useToast } from '@ui/feedback/use-toast';
import { Flag, Gem, ThumbsUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReactToPost } from './post.mutations';
import { reactionLabels } from './post-labels';
import style from './reactions.module.css';

const icons = { like: ThumbsUp, 'nice-find': Gem, 'been-there': Flag };

/** The three reactions, of which a member has one. A guest is led to the sign-in, and back here. */
export function Reactions({ post }: { readonly post: PostCard }) {
  const isMember = useMember() !== undefined;
  const react = useReactToPost(post.id);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayReact = post.allowedActions.includes('react');
  const press = (kind: (typeof reactionKinds)[number]) => {
    if (!isMember) void navigate(paths.login(pathname + search));
    else
      react.mutate(post.myReaction === kind ? null : kind, {
        onError: (problem) => toast({ title: messageOf(problem), tone: 'problem' }),
      });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div role="group" aria-label="Reactions" className={style.row}>
      {reactionKinds.map((kind) => {
        const Icon = icons[kind];
        const count = post.reactions[kind];
        const words = (
          <>
            <Icon aria-hidden="true" />
            <span>{reactionLabels[kind]}</span>
            {count > 0 && <span className={style.count}>{figure(count)}</span>}
          </>
        );
        if (isMember && !mayReact)
          return (
            count > 0 && (
              <span key={kind} className={style.told}>
                {words}
              </span>
            )
          );
        return (
          <button
            key={kind}
            type="button"
            className={style.reaction}
            aria-pressed={post.myReaction === kind}
            onClick={() => press(kind)}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
