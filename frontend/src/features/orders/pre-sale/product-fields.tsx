import { productKindLabels } from '@entities/orders/order-labels';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { productKinds } from '@modules/orders/pre-sale/pre-sale.schemas';
import { type SpaceType, spaceTypes } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { WholeInput } from '@ui/forms/whole-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Plus, X } from 'lucide-react';
import style from './pre-sale.module.css';
import { blankProduct, isSpaceKind, type ProductFields, type TermsProblems } from './terms-fields';

type ProductsFieldsProps = {
  readonly products: readonly ProductFields[];
  readonly problems: TermsProblems;
  readonly onChange: (products: readonly ProductFields[]) => void;
};

const mostProducts = 30;

/** What is sold: spaces by their types, and whatever else there is. */
export function ProductsFields({ products, problems, onChange }: ProductsFieldsProps) {
  const set = (at: number, change: Partial<ProductFields>) =>
    onChange(products.map((product, nth) => (nth === at ? { ...product, ...change } : product)));
  return (
    <Panel title="What is sold">
      {problems.products && (
        <p role="alert" className={style.problem}>
          {problems.products}
        </p>
      )}
      {products.map((product, at) => (
        <OneProduct
          key={product.id}
          product={product}
          at={at}
          problems={problems}
          onChange={(change) => set(at, change)}
          onRemove={products.length > 1 ? () => onChange(products.filter((_, nth) => nth !== at)) : undefined}
        />
      ))}
      {products.length < mostProducts && (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => onChange([...products, blankProduct('early gate', 'Early gate pass')])}
          >
            Add something to sell
          </Button>
        </div>
      )}
    </Panel>
  );
}

type OneProductProps = {
  readonly product: ProductFields;
  readonly at: number;
  readonly problems: TermsProblems;
  readonly onChange: (change: Partial<ProductFields>) => void;
  readonly onRemove: (() => void) | undefined;
};

function OneProduct({ product, at, problems, onChange, onRemove }: OneProductProps) {
  const { kind, name, cents, quantity, perVendor, classes, needsSpace } = product;
  const isSpace = isSpaceKind(kind);
  const problem = (field: string) => problems[`products.${at}.${field}`];
  return (
    <FieldGroup legend={name || `Product ${at + 1}`} error={problems[`products.${at}`]}>
      <Stack>
        <FieldColumns of={2}>
          <Field label="Kind">
            <Select
              value={kind}
              options={productKinds.map((value) => ({ value, label: productKindLabels[value] }))}
              onChange={({ target }) => {
                const next = productKinds.find((one) => one === target.value) ?? kind;
                const { types } = blankProduct(next, name);
                onChange({ kind: next, types });
              }}
            />
          </Field>
          <Field label="Name" error={problem('name')} required>
            <TextInput
              maxLength={60}
              value={name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
        </FieldColumns>
        {isSpace ? (
          <Types product={product} error={problem('types')} onChange={onChange} />
        ) : (
          <Field label="Price" hint="0 when it is free." error={problem('cents')} required>
            <MoneyInput cents={cents} onCentsChange={(next) => onChange({ cents: next })} />
          </Field>
        )}
        <FieldColumns of={2}>
          <Field
            label="How many"
            hint={isSpace ? 'Empty: as many as the map has.' : 'Empty: no limit.'}
            error={problem('quantity')}
            optional
          >
            <WholeInput
              value={quantity}
              min={1}
              max={100_000}
              onValueChange={(next) => onChange({ quantity: next })}
            />
          </Field>
          <Field label="At most each vendor" hint="Empty: no limit." error={problem('perVendor')} optional>
            <WholeInput
              value={perVendor}
              min={1}
              max={500}
              onValueChange={(next) => onChange({ perVendor: next })}
            />
          </Field>
        </FieldColumns>
        {kind === 'show entry' && (
          <Field label="Classes" hint="One a line: “Stock, 1946–1954”." error={problem('classes')} optional>
            <TextArea
              rows={4}
              value={classes}
              onChange={({ target }) => onChange({ classes: target.value })}
            />
          </Field>
        )}
        {!isSpace && (
          <Checkbox
            label="Only with a space"
            checked={needsSpace}
            onChange={({ target }) => onChange({ needsSpace: target.checked })}
          />
        )}
        {onRemove && (
          <div>
            <Button size="small" variant="quiet" icon={<X />} onClick={onRemove}>
              Remove {name || 'it'}
            </Button>
          </div>
        )}
      </Stack>
    </FieldGroup>
  );
}

type TypesProps = Pick<OneProductProps, 'product' | 'onChange'> & { readonly error: string | undefined };

function Types({ product: { types }, error, onChange }: TypesProps) {
  const toggle = (type: SpaceType, isOn: boolean) =>
    onChange({ types: isOn ? [...types, type] : types.filter((one) => one !== type) });
  return (
    <FieldGroup legend="Types of spaces" hint="Each costs what the map says." error={error}>
      <div className={style.choices}>
        {spaceTypes.map((type) => (
          <Checkbox
            key={type}
            label={spaceMarks[type].label}
            checked={types.includes(type)}
            onChange={({ target }) => toggle(type, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
