import { costsQuery } from '@entities/build/build.queries';
import { money } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import type { BuildTabProps } from './build-tab-props';

/** What it cost, beside what was planned. */
export function CostsTab({ build }: BuildTabProps) {
  const { data, instead } = loaded(useQuery(costsQuery(build.id)), { label: 'Loading costs…' });
  if (!data) return instead;
  return (
    <p>
      {money(data.spent)} of {money(data.planned)}
    </p>
  );
}
