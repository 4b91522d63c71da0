import { useSetWatchWords } from '@entities/community/community-tools.mutations';
import { watchedQuery, watchWordsQuery } from '@entities/community/community-tools.queries';
import { CommentRemoval, PostModeration } from '@entities/community/post-moderation';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { WatchedText } from '@modules/community/tools/tools.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { loaded } from '@ui/feedback/loaded';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';

/** Posts and comments with a watched word, and the words. */
export function CommunityWatched({ community: { id } }: { readonly community: CommunityView }) {
  const { data, instead } = loaded(useQuery(watchedQuery(id)), {
    label: 'Looking for watched words',
    shape: 'row',
    isEmpty: ({ found }) => found.length === 0,
    empty: <p className={style.quiet}>Nothing of the last 30 days has a watched word.</p>,
  });
  return (
    <section aria-labelledby="watched" className={style.part}>
      <h2 id="watched">Watched</h2>
      {data ? (
        <ol role="list" className={`${style.list} ${style.log}`}>
          {data.found.map((one) => (
            <li key={one.id}>
              <Watched communityId={id} found={one} />
            </li>
          ))}
        </ol>
      ) : (
        instead
      )}
      <Words communityId={id} />
    </section>
  );
}

function Watched({ communityId, found }: { readonly communityId: string; readonly found: WatchedText }) {
  const { kind, id, postId, author, text, words, at } = found;
  const [isAsking, ask] = useState(false);
  const post = { communityId, postId };
  const close = () => ask(false);
  return (
    <>
      <p>
        <b>{words.join(', ')}</b> in a {kind} by {author?.name ?? 'a former member'}
      </p>
      <p className={style.note}>{text}</p>
      <p className={style.quiet}>
        <Age since={at} /> · <Link to={paths.wallPost(postId)}>Open the post</Link>
      </p>
      <div>
        <Button
          size="small"
          aria-label={`Remove this ${kind} by ${author?.name ?? 'a former member'}`}
          onClick={() => ask(true)}
        >
          Remove
        </Button>
      </div>
      {isAsking && kind === 'post' && (
        <PostModeration action="removeFromCommunity" post={post} onClose={close} />
      )}
      {isAsking && kind === 'comment' && <CommentRemoval post={post} commentId={id} onClose={close} />}
    </>
  );
}

function Words({ communityId }: { readonly communityId: string }) {
  const { data } = useQuery(watchWordsQuery(communityId));
  const { toast } = useToast();
  const [typed, type] = useState<string | null>(null);
  const change = useSetWatchWords(communityId);
  const text = typed ?? data?.words.join('\n') ?? '';
  const words = text.split('\n').flatMap((line) => line.trim() || []);
  const problem =
    words.length > most ? `${most} words at most.` : change.error ? messageOf(change.error) : undefined;
  const send = () =>
    change.mutate(
      { words, madeFrom: data?.version ?? 0 },
      {
        onSuccess: () => {
          type(null);
          toast({ title: 'The words are saved', tone: 'good' });
        },
      },
    );
  return (
    <Form
      aria-label="Watch words"
      className={style.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.length <= most) send();
      }}
    >
      <Field
        label="Words to watch for"
        hint="One on each line, 50 at most. What has one is listed above; nothing is removed by itself."
        {...(problem && { error: problem })}
      >
        <TextArea rows={5} value={text} disabled={!data} onChange={({ target: { value } }) => type(value)} />
      </Field>
      <div>
        <Button type="submit" size="small" disabled={!data || typed === null} busy={change.isPending}>
          Save the words
        </Button>
      </div>
    </Form>
  );
}

const most = 50;
