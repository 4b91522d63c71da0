import { Bold, Link2, List, Quote } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../actions/icon-button';
import { TextArea } from '../forms/text-input';
import { placeOf } from './caret-line';
import { MentionList, optionId } from './mention-list';
import {
  type Edit,
  edited,
  makeLink,
  type Selected,
  takeHandle,
  toggleBold,
  toggleLines,
} from './prose-edits';
import style from './prose-input.module.css';
import { type FindMembers, type FoundMember, useMentions } from './use-mentions';

export type ProseInputProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Its name, unless a Field around it has a label. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly maxLetters: number;
  readonly rows?: number;
  readonly areaRef?: RefObject<HTMLTextAreaElement | null>;
  readonly findMembers: FindMembers;
  /** Ctrl and Enter. */
  readonly onSubmit?: () => void;
  readonly onBlur?: () => void;
  readonly onPasteFiles?: (files: FileList) => void;
  /** Further buttons beside those of the text. */
  readonly more?: ReactNode;
};

/** The text of a post or a comment: a field that grows, buttons for what Prose shows, and members to choose from after @. */
export function ProseInput(props: ProseInputProps) {
  const { value, onChange, label, placeholder, maxLetters, rows = 3, findMembers, onSubmit, more } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const area = props.areaRef ?? own;
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const mentions = useMentions(value, caret, findMembers);
  const [place, setPlace] = useState({ left: 0, below: 0 });
  const selectNext = useRef<Edit>(undefined);
  const isOpen = mentions.found.length > 0;
  const letters = value.trim().length;

  useLayoutEffect(() => {
    const next = selectNext.current;
    selectNext.current = undefined;
    if (next) area.current?.setSelectionRange(next.start, next.end);
    if (area.current) grow(area.current);
  });
  useLayoutEffect(() => {
    if (isOpen && area.current && mentions.at !== undefined) setPlace(placeOf(area.current, mentions.at));
  }, [isOpen, mentions.at, area]);

  const edit = (change: (selected: Selected) => Edit) => {
    const field = area.current;
    if (!field) return;
    const made = change({ text: value, start: field.selectionStart, end: field.selectionEnd });
    selectNext.current = made;
    replace(field, made, () => onChange(edited(value, made)));
    setCaret(made.end);
  };
  const take = (member: FoundMember | undefined) => {
    const { at } = mentions;
    if (member && at !== undefined) edit((selected) => takeHandle(selected, at, member.handle));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    const act = isWithControl
      ? withControl(event.key)
      : isOpen && !event.shiftKey
        ? whileOpen(event.key)
        : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const withControl = (key: string) => {
    if (key === 'Enter') return onSubmit;
    return format.find((button) => button.key === key.toLowerCase())?.act;
  };
  const whileOpen = (key: string) => {
    if (key === 'ArrowDown') return () => mentions.step(1);
    if (key === 'ArrowUp') return () => mentions.step(-1);
    if (key === 'Enter' || key === 'Tab') return () => take(mentions.found[mentions.active]);
    return key === 'Escape' ? mentions.close : undefined;
  };
  const format = [
    { label: 'Bold', key: 'b', icon: <Bold aria-hidden="true" />, act: () => edit(toggleBold) },
    { label: 'List', icon: <List aria-hidden="true" />, act: () => edit((at) => toggleLines(at, '- ')) },
    { label: 'Quote', icon: <Quote aria-hidden="true" />, act: () => edit((at) => toggleLines(at, '> ')) },
    { label: 'Link', key: 'k', icon: <Link2 aria-hidden="true" />, act: () => edit(makeLink) },
  ];
  return (
    <div className={style.input}>
      <div className={style.field}>
        <TextArea
          ref={area}
          rows={rows}
          className={style.area}
          value={value}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={letters > maxLetters || undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen ? optionId(id, mentions.active) : undefined}
          onChange={({ target }) => {
            onChange(target.value);
            setCaret(target.selectionStart);
          }}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCaret(selectionStart === selectionEnd ? selectionStart : null)
          }
          onKeyDown={press}
          onBlur={() => {
            setCaret(null);
            props.onBlur?.();
          }}
          onPaste={({ clipboardData }) => {
            if (clipboardData.files.length > 0) props.onPasteFiles?.(clipboardData.files);
          }}
        />
        <MentionList id={id} mentions={mentions} place={place} onTake={take} />
      </div>
      <div className={style.foot}>
        <div className={style.format}>
          {format.map(({ label, key, icon, act }) => (
            <IconButton
              key={label}
              label={label}
              aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                area.current?.focus();
                act();
              }}
            >
              {icon}
            </IconButton>
          ))}
        </div>
        <Count letters={letters} max={maxLetters} />
        {more}
      </div>
    </div>
  );
}

/** How many letters are left, once that matters. */
function Count({ letters, max }: { readonly letters: number; readonly max: number }) {
  const left = max - letters;
  return (
    <p role="status" className={style.count} data-over={left < 0 || undefined}>
      {left < 0 && `${Math.abs(left).toLocaleString('en-US')} characters too many`}
      {left >= 0 && left <= max / 10 && `${left.toLocaleString('en-US')} characters left`}
    </p>
  );
}

/** As if it were typed, so that the browser can undo it; otherwise by the form's value. */
function replace(field: HTMLTextAreaElement, { from, to, words }: Edit, otherwise: () => void): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, words);
  if (!isTyped) otherwise();
}

/** Browsers that do not size a field by its content. */
function grow(field: HTMLTextAreaElement): void {
  if (Reflect.has(field.style, 'fieldSizing')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + 3}px`;
}
