import { tab } from '@lib/browser/browser-store';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { useState } from 'react';
import { blankVerdict, usualStrikes, type VerdictDraft } from './verdict-draft';

/** The judgement that is being written. This tab keeps it until the case is decided, whatever becomes of the case. */
export function useVerdictDraft(view: CaseView) {
  const slot = `verdict ${view.id}`;
  const [draft, setDraft] = useState<VerdictDraft>(() => ({ ...blankVerdict(view), ...readDraft(slot) }));
  const change = (changes: Partial<VerdictDraft>) => {
    const next = { ...draft, ...changes };
    const isOther = 'kind' in changes || 'suspendDays' in changes;
    const kept = isOther ? { ...next, strikes: usualStrikes(next) } : next;
    setDraft(kept);
    tab.write(slot, JSON.stringify(kept));
  };
  return { draft, change, finish: () => tab.delete(slot) };
}

/** What this tab keeps of a judgement that was not sent. */
export function readDraft(slot: string): Partial<VerdictDraft> {
  try {
    return JSON.parse(tab.read(slot) ?? '{}') as Partial<VerdictDraft>;
  } catch {
    return {};
  }
}
