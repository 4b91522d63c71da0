import { FollowButton } from '@entities/follow/follow-button';
import { memberQuery } from '@entities/member/member.queries';
import { feedQuery } from '@entities/post/post.queries';
import { vehicleName } from '@entities/post/post-labels';
import { retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { vehicleKey } from '@modules/community/follow/vehicle-key.schemas';
import { tagsIn } from '@modules/community/text.schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { PageHeading } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import type { WallAddress } from './wall-address';

/** What the feed of a tag, a vehicle or a member is about. */
export function FeedTitle({ asked }: { readonly asked: WallAddress }) {
  return (
    <div>
      <BackLink>
        <Link to={paths.wall}>The whole wall</Link>
      </BackLink>
      {asked.feed === 'tag' && (
        <Title
          title={`#${asked.id}`}
          lead="Posts with this tag, newest first."
          follow="tag"
          id={tagIn(asked.id)}
        />
      )}
      {asked.feed === 'vehicle' && <VehicleTitle id={asked.id ?? ''} />}
      {asked.feed === 'member' && <MemberTitle id={asked.id ?? ''} />}
    </div>
  );
}

/** No address with other words is asked for: nothing has them as a tag. */
const tagIn = (words = ''): string | undefined => tagsIn(`#${words}`).find((tag) => tag === words);

type TitleProps = {
  readonly title: string;
  readonly lead: string;
  /** What it is to those who follow it. */
  readonly follow: 'tag' | 'vehicle' | 'member';
  readonly id: string | undefined;
  /** What is followed, where the title says more. */
  readonly name?: string | undefined;
};

function Title({ title, lead, follow, id, name = title }: TitleProps) {
  usePageTitle(title);
  return (
    <PageHeading
      title={title}
      lead={lead}
      actions={id && <FollowButton kind={follow} id={id} name={name} />}
    />
  );
}

/** As its posts and listings write it; else by its key. */
function VehicleTitle({ id }: { readonly id: string }) {
  const { data } = useInfiniteQuery(feedQuery({ feed: 'vehicle', id }));
  const entries = data?.pages[0]?.entries ?? [];
  const [named] = entries.flatMap((entry) => {
    const vehicle = entry.kind === 'post' ? entry.post.vehicle : null;
    if (!vehicle) return [];
    const asked = id.includes('.') ? vehicle : { make: vehicle.make, model: null };
    return vehicleKey(asked) === id ? [vehicleName(asked)] : [];
  });
  return (
    <Title
      title={named ?? nameOfKey(id)}
      lead="Posts about it, and what is offered and looked for, newest first."
      follow="vehicle"
      id={id}
    />
  );
}

/** "chevrolet.bel-air" is "Chevrolet Bel Air". */
const nameOfKey = (key: string): string =>
  key.replace(/[.-]/g, ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

function MemberTitle({ id }: { readonly id: string }) {
  const { data } = useQuery({ ...memberQuery(id), retry: retryUnlessRefused });
  return (
    <Title
      title={data ? `Posts by ${data.name}` : 'Posts'}
      lead="Newest first."
      follow="member"
      id={data?.id}
      name={data?.name}
    />
  );
}
