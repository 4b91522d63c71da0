import { moneyMessage, readCents } from '@modules/kernel/http/amounts.schemas';
import { Field } from '@ui/forms/field';
import { NumberInput } from '@ui/forms/text-input';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import style from './filter-panel.module.css';
import type { Change, SearchFilter } from './search-filter';

type Name = 'minPrice' | 'maxPrice';
type Drafts = { readonly [End in Name]?: string | undefined };

/** Both ends of the price, which apply on blur or Enter. An empty field means none. What cannot be read, also from the
 *  address, and a lowest price above the highest stay as typed and filter nothing. */
export function PriceFilter({
  filter,
  onChange,
}: {
  readonly filter: SearchFilter;
  readonly onChange: (change: Change) => void;
}) {
  const [address] = useSearchParams();
  const [drafts, setDrafts] = useState<Drafts>(() => ({
    minPrice: unreadPrice(address, 'minPrice'),
    maxPrice: unreadPrice(address, 'maxPrice'),
  }));
  const [typing, setTyping] = useState<Name>();
  const typed = (name: Name) => drafts[name] ?? String(filter[name] ?? '');
  const [min, max] = [readCents(typed('minPrice')), readCents(typed('maxPrice'))];
  const isReversed = Boolean(min && max && min > max);
  const commit = () => {
    setTyping(undefined);
    if (isReversed) return;
    const read = Object.fromEntries(
      Object.entries({ minPrice: min, maxPrice: max }).filter(
        ([name, cents]) => drafts[name as Name] !== undefined && cents !== undefined,
      ),
    );
    if (Object.keys(read).length === 0) return;
    setDrafts(Object.fromEntries(Object.entries(drafts).filter(([name]) => !(name in read))));
    onChange(
      Object.fromEntries(
        Object.entries(read).map(([name, cents]) => [name, cents ? cents / 100 : undefined]),
      ),
    );
  };
  const problemOf = (name: Name, cents: number | null | undefined) => {
    if (typing !== undefined) return undefined;
    if (cents === undefined) return moneyMessage;
    return isReversed && name === 'maxPrice' && 'The lowest price is above the highest.';
  };
  const field = (name: Name, word: 'Min' | 'Max', cents: number | null | undefined) => (
    <Field label={`${word} price`} hideLabel error={problemOf(name, cents)}>
      <NumberInput
        placeholder={word}
        value={typed(name)}
        onChange={({ target: { value } }) => {
          setDrafts({ ...drafts, [name]: value });
          setTyping(name);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </Field>
  );
  return (
    <fieldset className={style.prices}>
      <legend className={style.legend}>Price in dollars</legend>
      {field('minPrice', 'Min', min)}
      {field('maxPrice', 'Max', max)}
    </fieldset>
  );
}

/** The unreadable price in an address. */
function unreadPrice(address: URLSearchParams, name: Name): string | undefined {
  const text = address.get(name) ?? '';
  return readCents(text) === undefined ? text : undefined;
}
