import { NewLocationDialog } from '@entities/inventory/new-location-dialog';
import { usePack } from '@entities/match/join.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { BringThing } from '@modules/matching/join/join.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Panel } from '@ui/layout/panel';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './bring.module.css';
import type { Trailers } from './use-trailers';

type PackPanelProps = {
  readonly chosen: readonly BringThing[];
  readonly trailers: Trailers;
};

/** Loads what is ticked into a trailer: its manifest has it then, as if each had been scanned. */
export function PackPanel({ chosen, trailers }: PackPanelProps) {
  const pack = usePack(useMember()?.id ?? '');
  const [picked, setPicked] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const trailerId = picked ?? trailers.all[0]?.id;
  const items = [
    ...new Map(
      chosen
        .filter((thing) => trailers.of(thing) === null)
        .flatMap(({ items: own }) => own.map((item) => [item.id, item] as const)),
    ).values(),
  ];
  const byHand = chosen.filter(({ items: own }) => own.length === 0);
  return (
    <Panel title="Load the trailer" className={style.screen}>
      {trailers.all.length > 0 ? (
        <>
          <Field label="Trailer">
            <Select
              value={trailerId}
              options={trailers.all.map(({ id, path }) => ({ value: id, label: path }))}
              onChange={({ target }) => setPicked(target.value)}
            />
          </Field>
          <p>{packText(items.length, chosen.length)}</p>
          {items.length > 0 && trailerId !== undefined && (
            <div>
              <Button
                variant="primary"
                icon={<Truck />}
                busy={pack.isPending}
                onClick={() => pack.mutate({ items, trailerId })}
              >
                Load {counted(items.length, 'item')}
              </Button>
            </div>
          )}
        </>
      ) : (
        (trailers.instead ?? (
          <>
            <p>You have no trailer among your places yet. Make one, of the kind “Trailer”.</p>
            <div>
              <Button onClick={() => setMaking(true)}>New place</Button>
            </div>
          </>
        ))
      )}
      {pack.error && <Notice tone="problem">{messageOf(pack.error)}</Notice>}
      {pack.data !== undefined && trailerId !== undefined && (
        <Notice tone={pack.data === 0 ? 'good' : 'warn'}>
          {pack.data === 0
            ? 'Loaded. '
            : `${counted(pack.data, 'item')} could not be loaded, because it changed or may not be moved now. `}
          <Link to={paths.manifest(trailerId)}>Manifest of the trailer</Link>
        </Notice>
      )}
      {byHand.length > 0 && (
        <p className={style.quiet}>
          Not in your inventory, so load it yourself: {byHand.map(({ title }) => title).join('; ')}.
        </p>
      )}
      {isMaking && (
        <NewLocationDialog parentId={null} onMade={() => setMaking(false)} onClose={() => setMaking(false)} />
      )}
    </Panel>
  );
}

function packText(items: number, chosen: number): string {
  if (items > 0) return 'What is ticked moves from its shelf to the trailer, with its history.';
  return chosen > 0 ? 'All that is ticked and in your inventory is in a trailer.' : 'Tick what you bring.';
}
