import { LocalPhoto } from '@entities/draft/draft-photo-list';
import { type DraftPhoto, draftPhoto } from '@entities/draft/draft-photos';
import { useWriter } from '@entities/draft/use-writer';
import type { Unsent } from '@lib/browser/device-drafts';
import { useEffect, useState } from 'react';

export type WaitingPhotoProps = { readonly of: Unsent; readonly photoKey: string };

/** A photo of what waits on this device. It may have been added since the page was opened, so it is looked up by its key. */
export function WaitingPhoto({ of: { to }, photoKey: key }: WaitingPhotoProps) {
  const memberId = useWriter();
  const [photo, setPhoto] = useState<DraftPhoto>();
  useEffect(() => {
    let isHere = true;
    void draftPhoto(memberId, to, key).then((file) => isHere && file && setPhoto({ key, file }));
    return () => {
      isHere = false;
    };
  }, [memberId, to, key]);
  return <LocalPhoto photo={photo} />;
}
