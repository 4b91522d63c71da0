import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';

export type ShareOnWallProps = {
  /** The word of its kind, and its id. */
  readonly kind: 'listing' | 'gathering' | 'share-link' | 'build';
  readonly id: string;
  /** What it is, for those who hear the page. */
  readonly title: string;
};

/** Leads to a post that shares it; a guest signs in first. */
export function ShareOnWall({ kind, id, title }: ShareOnWallProps) {
  return (
    <Button asChild size="small" icon={<PenLine />} aria-label={`Share on the wall: ${title}`}>
      <Link to={useShareOnWall(kind, id)}>Share on the wall</Link>
    </Button>
  );
}

/** Its address. */
export function useShareOnWall(kind: ShareOnWallProps['kind'], id: string): string {
  const composer = paths.shareOnWall(kind, id);
  return useSession().status === 'signed-out' ? paths.login(composer) : composer;
}
