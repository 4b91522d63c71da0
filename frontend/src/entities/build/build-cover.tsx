import type { PhotoView } from '@modules/media/photo.schemas';
import { Ground } from '@ui/data/ground';
import { Photo } from '@ui/data/photo';

export type BuildCoverProps = {
  /** Its title. */
  readonly title: string;
  readonly cover: PhotoView | null;
  /** Above the fold: loads at once. */
  readonly eager?: boolean;
  /** The largest size, for the head of its page. */
  readonly large?: boolean;
};

/** The cover of a build, or its initials on a car colour. */
export function BuildCover({ title, cover, eager = false, large = false }: BuildCoverProps) {
  if (!cover) return <Ground name={withoutYear(title)} />;
  return (
    <Photo
      src={large ? cover.page : cover.card}
      srcSet={`${cover.card} 480w, ${cover.page} 1200w`}
      sizes={large ? '(min-width: 60rem) 77rem, 100vw' : '(min-width: 60rem) 24rem, 92vw'}
      alt=""
      ratio="16:9"
      eager={eager}
    />
  );
}

/** "Ford F100": a year has no initial. */
const withoutYear = (title: string) => title.replace(/^\d{4} /, '');
