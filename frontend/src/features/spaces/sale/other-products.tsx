import { productKindLabels } from '@entities/orders/order-labels';
import type { PreSale, SaleProduct } from '@entities/orders/pre-sale.queries';
import { figure } from '@lib/format';
import { Button } from '@ui/actions/button';
import { priceText } from '@ui/data/price';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { type BasketLine, otherProducts, quantityIn, withQuantity } from './basket';
import { Quantity } from './quantity';
import style from './spaces-page.module.css';

type OtherProductsProps = {
  readonly sale: PreSale;
  readonly lines: readonly BasketLine[];
  /** Why a product was refused, by its id. */
  readonly refused: ReadonlyMap<string, string>;
  readonly onChange: (lines: readonly BasketLine[]) => void;
};

/** What is sold besides spaces: the early gate, parking, show entries, add-ons. */
export function OtherProducts({ sale, lines, refused, onChange }: OtherProductsProps) {
  const products = otherProducts(sale);
  if (products.length === 0) return null;
  return (
    <Panel title="Also for this date">
      <ul role="list" className={style.products}>
        {products.map((product) => {
          const left = sale.products.find(({ id }) => id === product.id)?.left ?? null;
          const room = left ?? 100;
          const most = Math.min(100, product.perVendor ?? 100, Math.max(room, quantityIn(lines, product.id)));
          const set = (showClass: string | null, quantity: number) =>
            onChange(withQuantity(lines, product.id, showClass, quantity));
          return (
            <li key={product.id} className={style.product}>
              <div className={style.productWords}>
                <b>{product.name || productKindLabels[product.kind]}</b>
                <span className={style.quiet}>
                  {[
                    priceText(product.cents ?? 0),
                    left !== null && (left === 0 ? 'sold out' : `${figure(left)} left`),
                    product.perVendor !== null && `at most ${product.perVendor} each`,
                    product.needsSpace && 'with a space alone',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              {product.kind === 'show entry' && product.classes.length > 0 ? (
                <Entries product={product} lines={lines} most={most} onSet={set} />
              ) : (
                <Quantity
                  label={product.name}
                  value={quantityIn(lines, product.id)}
                  most={most}
                  onChange={(quantity) => set(null, quantity)}
                />
              )}
              {refused.has(product.id) && (
                <p className={style.problem} role="alert">
                  {refused.get(product.id)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

type EntriesProps = {
  readonly product: SaleProduct;
  readonly lines: readonly BasketLine[];
  readonly most: number;
  readonly onSet: (showClass: string, quantity: number) => void;
};

/** Entries of a show, each in one of its classes. */
function Entries({ product, lines, most, onSet }: EntriesProps) {
  const [chosen, setChosen] = useState('');
  const entered = lines.filter(({ productId }) => productId === product.id);
  const sum = quantityIn(lines, product.id);
  return (
    <div className={style.entries}>
      {entered.map(({ showClass, quantity }) => (
        <div key={showClass} className={style.entry}>
          <span>{showClass}</span>
          <Quantity
            label={showClass ?? product.name}
            value={quantity}
            most={quantity + most - sum}
            onChange={(next) => onSet(showClass ?? '', next)}
          />
        </div>
      ))}
      {sum < most && (
        <div className={style.entry}>
          <Field label="Class" hideLabel>
            <Select
              aria-label={`Class of ${product.name}`}
              value={chosen}
              placeholder="Choose a class"
              options={product.classes
                .filter((name) => !entered.some(({ showClass }) => showClass === name))
                .map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
          <Button
            disabled={chosen === ''}
            onClick={() => {
              onSet(chosen, 1);
              setChosen('');
            }}
          >
            Enter a car
          </Button>
        </div>
      )}
    </div>
  );
}
