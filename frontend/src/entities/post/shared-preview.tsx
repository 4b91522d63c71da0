import { messageOf } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { shareableQuery } from './post.queries';
import type { PostFields } from './post-fields';
import { SharedCard } from './shared-card';

/** What will be shared, before it is posted; or that it cannot be. */
export function SharedPreview({
  shared,
  onRemove,
}: {
  readonly shared: NonNullable<PostFields['shared']>;
  readonly onRemove: () => void;
}) {
  const isMember = useMember() !== undefined;
  const { data, error } = useQuery({ ...shareableQuery(shared), enabled: isMember });
  return (
    <div>
      {data ? (
        <SharedCard shared={data} />
      ) : error ? (
        <Notice tone="problem">{messageOf(error)}</Notice>
      ) : (
        <p>It is shown with your post.</p>
      )}
      <Button variant="quiet" size="small" flush="start" onClick={onRemove}>
        Do not share it
      </Button>
    </div>
  );
}
