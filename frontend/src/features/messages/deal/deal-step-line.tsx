import { money } from '@lib/format';
import type { DealStep, DealView } from '@modules/deals/deals.contract';
import style from './deal.module.css';
import { momentIn } from './deal-words';
import { OfferCard } from './offer-card';

/** One step of a deal among the messages. */
export function DealStepLine({
  step,
  deal,
  name,
}: {
  readonly step: DealStep;
  readonly deal: DealView;
  readonly name: string;
}) {
  if (step.kind === 'offer') return <OfferCard offer={step} deal={deal} name={name} />;
  return <p className={style.line}>{wordsOf(step, deal, name)}</p>;
}

function wordsOf(step: Exclude<DealStep, { readonly kind: 'offer' }>, deal: DealView, name: string): string {
  switch (step.kind) {
    case 'held':
      return `${deal.side === 'buyer' ? 'Held for you' : `Held for ${name}`} until ${momentIn(step.until)}`;
    case 'released':
      return releasedBy[step.by](name);
    case 'reopened':
      return reopened[deal.isWanted ? 'wanted' : 'forSale'][deal.side](name);
    case 'confirmed':
    case 'disputed':
      return answered[step.kind](deal, name);
    case 'done': {
      const price = step.price === null ? '' : ` for ${money(step.price)}`;
      if (isNamed(deal) && deal.sale?.status !== 'agreed')
        return `${name} says that ${deal.isWanted ? 'they got it from you' : `you bought it${price}`}`;
      if (deal.isWanted) return deal.side === 'buyer' ? `You got it from ${name}` : `${name} got it from you`;
      return deal.side === 'buyer' ? `You bought it${price}` : `Sold to ${name}${price}`;
    }
  }
}

/** The side that the author named. */
const isNamed = ({ side, isWanted }: DealView): boolean => side === (isWanted ? 'seller' : 'buyer');

const answered = {
  confirmed: (deal: DealView, name: string) => `${isNamed(deal) ? 'You' : name} confirmed it`,
  disputed: (deal: DealView, name: string) => `${isNamed(deal) ? 'You' : name} said that it did not happen`,
};

const reopened: Readonly<
  Record<'wanted' | 'forSale', Readonly<Record<DealView['side'], (name: string) => string>>>
> = {
  forSale: {
    seller: () => 'You marked it not sold after all',
    buyer: (name) => `${name} marked it not sold after all`,
  },
  wanted: {
    buyer: () => 'You marked it not found after all',
    seller: (name) => `${name} marked it not found after all`,
  },
};

const releasedBy: Readonly<
  Record<Extract<DealStep, { readonly kind: 'released' }>['by'], (name: string) => string>
> = {
  me: () => 'You released it',
  them: (name) => `${name} released it`,
  time: () => 'The hold ran out',
  house: () => 'We released it',
};
