import { IconButton } from '@ui/actions/icon-button';
import { Minus, Plus } from 'lucide-react';
import style from './spaces-page.module.css';

type QuantityProps = {
  /** What is counted: "Early gate pass". */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** How many of something, by one more or one less. */
export function Quantity({ label, value, most, onChange }: QuantityProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div role="group" aria-label={label} className={style.quantity}>
      <IconButton
        variant="framed"
        label={`One less: ${label}`}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output className={style.count} aria-label={`${label}: ${value}`}>
        {value}
      </output>
      <IconButton
        variant="framed"
        label={`One more: ${label}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
