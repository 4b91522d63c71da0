import { labelsQuery } from '@entities/inventory/label.queries';
import { RequireMember } from '@entities/member/require-member';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { InventoryNav } from '../section-nav';
import { type ChosenLabels, useChosenLabels } from './chosen-labels';
import { NoLabels } from './no-labels';
import { PrintLabels } from './print-labels';

/** /inventory/labels: print labels of items and places. */
export default function LabelsPage() {
  usePageTitle('Labels');
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
  const { data, error, refetch } = useQuery(labelsQuery(chosen));
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <Loading label="Loading the labels…" shape="plate" count={1} />;
  return <PrintLabels chosen={chosen} labels={data.labels} address={data.address} onChange={onChange} />;
}
