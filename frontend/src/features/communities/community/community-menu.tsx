import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const ArchiveDialog = later(() => import('./archive-dialogs').then((dialogs) => dialogs.ArchiveDialog));
const ReopenDialog = later(() => import('./archive-dialogs').then((dialogs) => dialogs.ReopenDialog));

/** What its owner does with the community as a whole: edit, archive, reopen. */
export function CommunityMenu({ community }: { readonly community: CommunityView }) {
  const { slug, allowedActions } = community;
  const [isAsking, setAsking] = useState(false);
  const isArchiving = allowedActions.includes('archive');
  const Dialog = isArchiving ? ArchiveDialog : ReopenDialog;
  return (
    <>
      {allowedActions.includes('edit') && (
        <Button asChild size="small" icon={<Pencil />}>
          <Link to={`${paths.community(slug)}/edit`}>Edit</Link>
        </Button>
      )}
      {(isArchiving || allowedActions.includes('reopen')) && (
        <Button
          size="small"
          variant="quiet"
          onPointerEnter={Dialog.load}
          onFocus={Dialog.load}
          onClick={() => setAsking(true)}
        >
          {isArchiving ? 'Archive' : 'Reopen'}
        </Button>
      )}
      {isAsking && <Dialog community={community} onClose={() => setAsking(false)} />}
    </>
  );
}
