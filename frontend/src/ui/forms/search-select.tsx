import { finderOf, searchTextOf } from '@modules/kernel/text/words.rules';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFieldControl } from './field-control';
import style from './search-select.module.css';
import { TextInput } from './text-input';

export type SearchOption = {
  readonly value: string;
  readonly label: string;
  /** Shown behind the label in the list: how many there are. */
  readonly note?: string | undefined;
};

export type SearchSelectProps = {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SearchOption[];
  /** The text of the choice without a value: "Anywhere". */
  readonly placeholder: string;
};

/** A choice among many, found by typing: a combobox with a list. Arrow keys move through the results, Enter takes one, Escape restores the value. */
export function SearchSelect({ name, value, onChange, options, placeholder }: SearchSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const wiring = useFieldControl({});
  const chosen = options.find((option) => option.value === value);
  const [known] = useState(() => new Map<string, string>());
  const found = isOpen ? matching([{ value: '', label: placeholder }, ...options], typed ?? '', known) : [];
  const shown = found.slice(0, max);

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const take = (option: SearchOption | undefined) => {
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const step = (by: number) => {
    if (!isOpen) open();
    else if (shown.length > 0)
      setActive((at) => (at + by + shown.length + (at < 0 && by < 0 ? 1 : 0)) % shown.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      take(shown[active] ?? (typed ? shown[0] : undefined));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={style.box}>
      <TextInput
        {...wiring}
        name={name}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed ?? chosen?.label ?? ''}
        placeholder={placeholder}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(target.value.trim() ? 0 : -1);
        }}
        onKeyDown={press}
        onBlur={close}
        after={<ChevronDown aria-hidden="true" className={style.arrow} />}
      />
      <div className={style.popup} hidden={!isOpen}>
        <div role="listbox" id={listId} ref={list} className={style.list} aria-label={placeholder}>
          {shown.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            <div
              key={option.value}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-active={at === active || undefined}
              className={style.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.label}
              {option.note && <span className={style.count}>{option.note}</span>}
            </div>
          ))}
        </div>
        <p className={style.note} role="status">
          {isOpen && shown.length === 0 && 'No match.'}
          {found.length > max && `${found.length - max} more. Keep typing to narrow it down.`}
        </p>
      </div>
    </div>
  );
}

/** Options whose label contains all of the words.
 *  in  known: search texts of labels, cached between keystrokes */
function matching(
  options: readonly SearchOption[],
  typed: string,
  known: Map<string, string>,
): readonly SearchOption[] {
  if (typed.trim() === '') return options;
  const isFound = finderOf(typed);
  return options.filter(({ label }) => {
    const text = known.get(label) ?? searchTextOf(label);
    known.set(label, text);
    return isFound(text);
  });
}

/** Options in the list at a time. */
const max = 50;
