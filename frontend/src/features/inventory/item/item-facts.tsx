import { dayText, fitText, typeText, visibilityLabels } from '@entities/inventory/inventory-labels';
import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { numberKindLabels } from '@entities/listing/listing-spec-labels';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { ChipRow } from '@ui/data/chip';
import { Plate, type PlateFact } from '@ui/data/plate';
import { SpaceCode } from '@ui/data/space-code';
import { Link } from 'react-router-dom';
import style from './item.module.css';

/** The data plate of an item, and its owner's text. */
export function ItemFacts({ item }: { readonly item: ItemDetail }) {
  const { description, tags, notes } = item;
  return (
    <>
      <Plate
        title={typeText(item)}
        code={<SpaceCode code={item.code} size="small" />}
        facts={[...partFacts(item), ...ownerFacts(item), ...ownFields(item)]}
      />
      {tags.length > 0 && (
        <ChipRow label="Tags">
          {tags.map((tag) => (
            <Link key={tag} to={`${paths.inventory}?tag=${encodeURIComponent(tag)}`}>
              <Badge>{tag}</Badge>
            </Link>
          ))}
        </ChipRow>
      )}
      {description && <p className={style.words}>{description}</p>}
      {notes && (
        <section className={style.words}>
          <h2>Notes for yourself</h2>
          <p>{notes}</p>
        </section>
      )}
    </>
  );
}

function partFacts(item: ItemDetail): readonly PlateFact[] {
  const { condition, conditionNotes, origin, partNumbers, fitment, donorVehicle, size } = item;
  return [
    { label: 'Condition', value: condition && conditionLabels[condition] },
    { label: 'Origin', value: origin && originLabels[origin] },
    ...partNumbers.map(({ number, kind }) => ({ label: numberKindLabels[kind], value: number })),
    { label: 'Size', value: sizeText(size) },
    { label: 'Weight', value: size.weight && `${size.weight.toLocaleString('en-US')} lb` },
    { label: 'Came off', value: donorVehicle, wide: true },
    { label: 'Fits', value: fitment.map(fitText).join('; '), wide: true },
    { label: 'Condition notes', value: conditionNotes, wide: true },
  ];
}

function ownerFacts(item: ItemDetail): readonly PlateFact[] {
  const { asking, minimum, acquired, visibility, matchOptIn, lastSeenAt } = item;
  return [
    { label: 'Asking', value: asking !== null && money(asking) },
    { label: 'Lowest price', value: minimum !== null && money(minimum) },
    { label: 'Paid', value: acquired.price !== null && money(acquired.price) },
    { label: 'Bought on', value: acquired.on && dayText(acquired.on) },
    { label: 'Bought from', value: acquired.from },
    { label: 'Last seen', value: lastSeenAt && <Age since={lastSeenAt} first /> },
    { label: 'Visible to', value: visibility === 'private' ? null : visibilityLabels[visibility] },
    { label: 'Tell me', value: matchOptIn && 'when somebody looks for this', wide: true },
  ].map(({ value, ...fact }) => ({ ...fact, value: value === false ? null : value }));
}

const ownFields = ({ customFields }: ItemDetail): readonly PlateFact[] =>
  customFields.map(({ name, kind, value }) => ({
    label: name,
    value:
      kind === 'yes-no' ? (value ? 'Yes' : 'No') : kind === 'date' ? dayText(String(value)) : String(value),
  }));

/** "12 × 8 × 4 in" */
function sizeText({ length, width, height }: ItemDetail['size']): string {
  const known = [length, width, height].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} in`;
}
