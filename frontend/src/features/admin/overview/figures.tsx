import { caseFiguresQuery } from '@entities/case/case.queries';
import { figure } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Plate } from '@ui/data/plate';
import { loadedPart } from '@ui/feedback/loaded-part';

/** How fast cases are decided. */
export function Figures() {
  const { data, instead } = loadedPart(useQuery(caseFiguresQuery), 'Loading figures');
  if (!data) return instead;
  const { decidedToday, medianHours } = data;
  return (
    <Plate
      title="Cases"
      facts={[
        { label: 'Decided today', value: figure(decidedToday) },
        {
          label: 'Usual time, 30 days',
          value: medianHours === null ? 'too few to say' : `${Math.round(medianHours)} h`,
        },
      ]}
    />
  );
}
