import { labelsQuery } from '@entities/inventory/label.queries';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { InventoryNav } from '../section-nav';
import { type ChosenLabels, useChosenLabels } from './chosen-labels';
import { NoLabels } from './no-labels';
import { PrintLabels } from './print-labels';

/** /inventory/labels: print labels of items and places. */
export default function LabelsPage() {
  return (
    <RequireMember>
      <Page>
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Labels"
          lead="A code for every part and every bin. Any phone can read it; what it shows is up to you."
        />
        <InventoryNav />
        <Labels />
      </Page>
    </RequireMember>
  );
}

function Labels() {
  const { chosen, choose } = useChosenLabels();
  if (!chosen) return <NoLabels onChoose={choose} />;
  return <Chosen chosen={chosen} onChange={choose} />;
}

function Chosen({
  chosen,
  onChange,
}: {
  readonly chosen: ChosenLabels;
  readonly onChange: (next: ChosenLabels) => void;
}) {
  const { data, instead } = loaded(useQuery(labelsQuery(chosen)), {
    label: 'Loading the labels…',
    shape: 'plate',
    count: 1,
    stale: 'hidden',
  });
  if (!data) return instead;
  return <PrintLabels chosen={chosen} labels={data.labels} address={data.address} onChange={onChange} />;
}
