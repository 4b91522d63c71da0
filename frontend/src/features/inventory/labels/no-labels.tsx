import { locationsQuery } from '@entities/inventory/item.queries';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChosenLabels } from './chosen-labels';
import { CodeForm } from './code-form';

/** Shown when nothing is chosen: how to choose, and a field for a code to open. */
export function NoLabels({ onChoose }: { readonly onChoose: (chosen: ChosenLabels) => void }) {
  const { data = [] } = useQuery(locationsQuery());
  const ids = data.map(({ id }) => id);
  return (
    <Stack gap="loose">
      <Empty
        visual={<QrCode aria-hidden="true" />}
        title="Labels for what?"
        action={
          <Row>
            <Button asChild variant="primary">
              <Link to={paths.inventory}>Select items</Link>
            </Button>
            {ids.length > 0 && (
              <Button onClick={() => onChoose({ itemIds: [], locationIds: ids, withContents: false })}>
                {ids.length === 1 ? 'Label for your 1 place' : `Labels for your ${ids.length} places`}
              </Button>
            )}
          </Row>
        }
      >
        Select items in your list, then press “Print labels”. Or print those of all your places first.
      </Empty>
      <Panel title="Open a label by its code">
        <CodeForm />
      </Panel>
    </Stack>
  );
}
