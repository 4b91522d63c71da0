import { local } from '@lib/browser/browser-store';
import {
  type LabelLine,
  type LabelSheetId,
  labelLines,
  labelSheetIds,
} from '@modules/inventory/label/labels.schemas';
import { useState } from 'react';

/** How labels are printed. Everything except the first free label is remembered on this device. */
export type PrintSettings = {
  readonly sheet: LabelSheetId;
  readonly lines: readonly LabelLine[];
  readonly contact: string;
  readonly copies: number;
  readonly startAt: number;
};

export function usePrintSettings() {
  const [settings, setSettings] = useState(remembered);
  const change = (part: Partial<PrintSettings>) =>
    setSettings((before) => {
      const { sheet, lines, contact, copies, startAt } = { ...before, ...part };
      local.write(key, JSON.stringify({ sheet, lines, contact }));
      return { sheet, lines, contact, copies, startAt };
    });
  return { settings, change };
}

const key = 'label-print';
const usual: PrintSettings = {
  sheet: 'avery-5160',
  lines: ['title', 'place', 'code', 'price'],
  contact: '',
  copies: 1,
  startAt: 1,
};

function remembered(): PrintSettings {
  const { sheet, lines, contact } = parsed(local.read(key));
  return {
    ...usual,
    ...(labelSheetIds.includes(sheet as LabelSheetId) && { sheet: sheet as LabelSheetId }),
    ...(Array.isArray(lines) && { lines: labelLines.filter((line) => lines.includes(line)) }),
    ...(typeof contact === 'string' && { contact: contact.slice(0, 60) }),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
