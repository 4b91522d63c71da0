import { useTell } from '@entities/match/join.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { BringList, BringThing } from '@modules/matching/join/join.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './bring.module.css';
import { PackPanel } from './pack-panel';
import { useTrailers } from './use-trailers';

/** What visitors want, to tick, to load and to tell of. */
export function BringForm({ list }: { readonly list: BringList }) {
  const { things, visitors, dateId } = list;
  const tell = useTell(dateId);
  const trailers = useTrailers();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const untold = things.filter(isUntold);
  const turn = (id: string) => {
    const next = new Set(without);
    if (!next.delete(id)) next.add(id);
    setWithout(next);
  };
  return (
    <Stack gap="loose">
      <section aria-labelledby="wanted" className={style.part}>
        <h2 id="wanted">{wantedText(things.length, visitors)}</h2>
        <Asking list={list} />
        {untold.length > 1 && (
          <div className={style.screen}>
            <Button
              busy={tell.isPending}
              onClick={() => tell.mutate({ things: untold.map(({ id }) => id), tells: true })}
            >
              Tell them of all {untold.length}
            </Button>
          </div>
        )}
        {tell.error && <Notice tone="problem">{messageOf(tell.error)}</Notice>}
        <ul role="list" className={style.things}>
          {things.map((thing) => (
            <li key={thing.id} className={style.thing}>
              <Checkbox
                label={<b>{thing.title}</b>}
                hint={<Wanted thing={thing} trailer={trailers.of(thing)} />}
                checked={!without.has(thing.id)}
                onChange={() => turn(thing.id)}
              />
              <Row className={style.screen}>
                {thing.needsConsent && (
                  <Button
                    size="small"
                    busy={tell.isPending}
                    aria-label={`${tellText(thing)}: ${thing.title}`}
                    onClick={() => tell.mutate({ things: [thing.id], tells: isUntold(thing) })}
                  >
                    {tellText(thing)}
                  </Button>
                )}
                <Link to={thing.kind === 'item' ? paths.inventoryPart(thing.id) : paths.listing(thing.id)}>
                  {thing.kind === 'item' ? 'Item' : 'Listing'}
                </Link>
              </Row>
            </li>
          ))}
        </ul>
      </section>
      <PackPanel chosen={things.filter(({ id }) => !without.has(id))} trailers={trailers} />
    </Stack>
  );
}

const isUntold = ({ needsConsent, told, wanted }: BringThing): boolean => needsConsent && told < wanted;

const tellText = (thing: BringThing): string => (isUntold(thing) ? 'Tell them' : 'Tell them no longer');

const wantedText = (things: number, visitors: number): string =>
  `${counted(visitors, 'visitor')} ${visitors === 1 ? 'wants' : 'want'} ${things === 1 ? 'this' : `these ${things}`}`;

/** What the member agrees to, before they do. */
function Asking({ list: { things, spaces, isNamed } }: { readonly list: BringList }) {
  if (!things.some(({ needsConsent }) => needsConsent)) return null;
  const codes = spaces.map(({ code }) => code).join(', ');
  return (
    <p>
      Nobody reads of what is in none of your listings{isNamed ? '' : ', or which space is yours,'} until you
      tell them. Then those who look for it at this date read its title and your space {codes}
      {isNamed ? ', with your name' : ', without your name'}. It is on no other page.
    </p>
  );
}

function Wanted({ thing, trailer }: { readonly thing: BringThing; readonly trailer: string | null }) {
  const { wanted, told, needsConsent } = thing;
  return (
    <span className={style.facts}>
      <span>
        {counted(wanted, 'visitor')} {wanted === 1 ? 'wants' : 'want'} it
      </span>
      {!needsConsent ? (
        <span>they see your listing</span>
      ) : told > 0 ? (
        <Badge tone="good">{told === wanted ? 'Told' : `${told} of ${wanted} told`}</Badge>
      ) : (
        <span>not told</span>
      )}
      {trailer !== null && <Badge tone="held">In {trailer}</Badge>}
    </span>
  );
}
