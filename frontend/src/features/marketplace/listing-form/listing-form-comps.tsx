import { soldFor } from '@entities/analytics/comps-words';
import { compsQuery } from '@entities/listing/comps.queries';
import { fitmentBody } from '@entities/part-form/part-fields';
import { counted } from '@lib/format';
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
      ? JSON.stringify(askedOf({ title, condition, fitment }))
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

function wordsOf({ sales, daysToSell, ofCondition, ...prices }: Comps, { condition }: Asked): string {
  const which = condition && !ofCondition ? 'Such parts in any condition' : 'Such parts';
  const within = counted(Math.max(1, Math.ceil(daysToSell)), 'day');
  return `${which} ${soldFor(prices)} (${counted(sales, 'sale')}, half of the sellers within ${within}).`;
}

type Asked = NonNullable<ReturnType<typeof askedOf>>;

/** For the first car of the list, in the middle of its years. */
function askedOf({ title, condition, fitment }: Pick<ListingFields, 'title' | 'condition' | 'fitment'>) {
  const [car] = fitmentBody(fitment);
  const make = car?.make.trim();
  const model = car?.model.trim();
  const year = car && Math.round(((car.yearFrom ?? Number.NaN) + (car.yearTo ?? Number.NaN)) / 2);
  if (!title.trim() || !make || !model || !year || year < 1885 || year > 2100) return null;
  const known = conditions.find((one) => one === condition);
  return { title: title.trim(), make, model, year, ...(known && { condition: known }) };
}
