import { call } from '@lib/api/call';
import { counted } from '@lib/format';
import { getAudience } from '@modules/marketplace/audience/audience.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How often the member's own listings were seen and opened. */
export const audienceQuery = queryOptions({
  queryKey: [getAudience.path] as const,
  queryFn: ({ signal }) => call(getAudience, { signal }),
  staleTime: 60_000,
});

/** How often one of the member's own listings was seen: "shown 41 times · 7 views in 30 days"; nothing while nobody saw it. */
export function Audience({ of }: { readonly of: string }) {
  const { data } = useQuery(audienceQuery);
  const found = data?.listings.find(({ id }) => id === of);
  return found ? <span>{audienceWords(found)}</span> : null;
}

export function audienceWords({
  impressions,
  views,
}: {
  readonly impressions: number;
  readonly views: number;
}): string {
  const words = [impressions > 0 && `shown ${times(impressions)}`, views > 0 && counted(views, 'view')]
    .filter((part) => part !== false)
    .join(' · ');
  return `${words} in 30 days`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
