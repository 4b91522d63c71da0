import { compsQuery } from '@entities/listing/comps.queries';
import { fitmentBody } from '@entities/part-form/part-fields';
import { counted, dollarsOf } from '@lib/format';
import { useAfterPause } from '@lib/use-after-pause';
import type { Comps } from '@modules/analytics/prices/prices.contract';
import { conditions, isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import style from './listing-form.module.css';
import type { ListingFields } from './listing-form-fields';

/** Below the price of a part: what such parts sold for here. Nothing while its title, its car or an answer is missing. */
export function CompsLine() {
  const { control } = useFormContext<ListingFields>();
  const [listingType, title, categoryPrimary, condition, fitment] = useWatch({
    control,
    name: ['listingType', 'title', 'categoryPrimary', 'condition', 'fitment'],
  });
  const asked = useAfterPause(
    listingType === 'for_sale' && !isVehicleCategory(categoryPrimary)
      ? JSON.stringify(askedOf({ title, categoryPrimary, condition, fitment }))
      : 'null',
  );
  return asked === 'null' ? null : <Answer asked={JSON.parse(asked) as Asked} />;
}

function Answer({ asked }: { readonly asked: Asked }) {
  const { data } = useQuery(compsQuery(asked));
  if (!data?.kind) return null;
  return <p className={style.comps}>{data.comps ? wordsOf(data.comps, asked) : tooFew}</p>;
}

const tooFew = 'Too few have sold here to say a price.';

function wordsOf(
  { lowCents, highCents, sales, daysToSell, ofCondition }: Comps,
  { condition }: Asked,
): string {
  const high = dollarsOf(highCents);
  const price = lowCents === highCents ? `about ${high}` : `${dollarsOf(lowCents)}–${high.replace('$', '')}`;
  const within = counted(Math.max(1, Math.ceil(daysToSell)), 'day');
  const which = condition && !ofCondition ? 'Such parts in any condition' : 'Such parts';
  return `${which} sold here for ${price} (${sales} sales, half of them within ${within}).`;
}

type Asked = NonNullable<ReturnType<typeof askedOf>>;

/** For the first car of the list, in the middle of its years. */
function askedOf({
  title,
  categoryPrimary,
  condition,
  fitment,
}: Pick<ListingFields, 'title' | 'categoryPrimary' | 'condition' | 'fitment'>) {
  const [car] = fitmentBody(fitment);
  const make = car?.make.trim();
  const model = car?.model.trim();
  const year = car && Math.round(((car.yearFrom ?? Number.NaN) + (car.yearTo ?? Number.NaN)) / 2);
  if (!title.trim() || !make || !model || !year || year < 1885 || year > 2100) return null;
  const known = conditions.find((one) => one === condition);
  return { title: title.trim(), categoryPrimary, make, model, year, ...(known && { condition: known }) };
}
