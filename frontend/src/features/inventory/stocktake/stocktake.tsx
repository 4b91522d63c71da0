import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import type { DeviceScan } from '@entities/inventory/offline/offline-types';
import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { compareStock, type StocktakeKind, type StocktakeLine } from './compare';
import style from './stocktake.module.css';

interface StocktakeProps {
  readonly offline: OfflineInventory;
  readonly rootId: string;
  readonly scans: readonly DeviceScan[];
  readonly inventory: InventoryIndex;
}

/** The expected content of the place beside the scans, and one button that corrects the differences. */
export function Stocktake({ offline, rootId, scans, inventory }: StocktakeProps) {
  const [withMissing, setWithMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const lines = compareStock(rootId, scans, inventory);
  const of = (kind: StocktakeKind) => lines.filter((line) => line.kind === kind);
  const wrong = [...of('other'), ...of('found'), ...(withMissing ? of('missing') : [])];
  const setRight = async () => {
    setBusy(true);
    for (const { item, actions } of wrong) for (const action of actions) await offline.scan(item, action);
    setBusy(false);
  };
  return (
    <Panel title={`Count of ${inventory.nameOf(rootId)}`}>
      <Stack>
        <p className={style.sum}>
          <b>{of('right').length}</b> as expected · <b>{of('other').length}</b> more or fewer ·{' '}
          <b>{of('found').length}</b> found here · <b>{of('missing').length}</b> not seen
        </p>
        {kinds.map(([kind, title]) => (
          <Lines key={kind} title={title} lines={of(kind)} inventory={inventory} />
        ))}
        {of('missing').length > 0 && (
          <Checkbox
            label={`Mark the ${counted(of('missing').length, 'part')} not seen as lost`}
            checked={withMissing}
            onChange={({ target }) => setWithMissing(target.checked)}
          />
        )}
        {wrong.length > 0 && (
          <Button variant="primary" size="large" busy={isBusy} onClick={() => void setRight()}>
            Correct {counted(wrong.length, 'part')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

const kinds = [
  ['other', 'More or fewer than expected'],
  ['found', 'Found here, expected elsewhere'],
  ['missing', 'Not seen'],
] as const;

interface LinesProps {
  readonly title: string;
  readonly lines: readonly StocktakeLine[];
  readonly inventory: InventoryIndex;
}

function Lines({ title, lines, inventory }: LinesProps) {
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, FEW);
  return (
    <section>
      <h3 className={style.title}>{title}</h3>
      <ul role="list" className={style.lines}>
        {shown.map(({ item, place, kind, expected, seen }) => (
          <li key={`${item.id} ${place}`} className={style.line}>
            <span className={style.name}>
              {inventory.titleOf(item)}
              <span className={style.place}>{inventory.nameOf(place)}</span>
            </span>
            <span className={style.counts}>
              {kind === 'missing' ? `${expected ?? 'some'} expected` : `${seen} of ${expected ?? '?'}`}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          Show all {lines.length}
        </Button>
      )}
    </section>
  );
}

const FEW = 8;
