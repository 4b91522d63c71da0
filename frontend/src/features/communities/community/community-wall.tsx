import type { CommunityView } from '@modules/community/community/community.contract';

export function CommunityWall({ community }: { readonly community: CommunityView }) {
  return <p>{community.name}</p>;
}
