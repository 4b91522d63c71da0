import { type ThemeChoice, useTheme } from '@ui/brand/theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import style from './theme-choices.module.css';

/** Light, dark or system theme: three choices in one row of a menu, which stays open. */
export function ThemeChoices() {
  const [choice, setChoice] = useTheme();
  return (
    <DropdownMenu.RadioGroup
      className={style.choices}
      aria-label="Theme"
      value={choice}
      onValueChange={(next) => setChoice(next as ThemeChoice)}
    >
      {themes.map(({ value, label, Sign }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          className={style.choice}
          onSelect={(event) => event.preventDefault()}
        >
          <Sign aria-hidden="true" />
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

const themes = [
  { value: 'light', label: 'Light', Sign: Sun },
  { value: 'dark', label: 'Dark', Sign: Moon },
  { value: 'system', label: 'System', Sign: Monitor },
] as const;
