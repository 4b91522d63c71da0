import { type PreSale, saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { BlockForm } from './block-form';
import { RecordForm } from './record-form';
import { ReserveForm } from './reserve-form';

/** What the registrar gives to a member, and what they keep back. */
export function SpacesPart({ sale }: { readonly sale: PreSale }) {
  const { data, instead } = loaded(useQuery(saleSpacesQuery(sale.id)), {
    label: 'Loading the spaces…',
    shape: 'row',
  });
  const map = useQuery(spaceMapQuery(sale.eventId));
  if (!data) return instead;
  return (
    <Stack gap="loose">
      <ReserveForm sale={sale} spaces={data.spaces} drawn={map.data?.layout.spaces ?? []} />
      <BlockForm sale={sale} spaces={data.spaces} drawn={map.data?.layout.spaces ?? []} />
      <RecordForm sale={sale} />
    </Stack>
  );
}
