import { referenceOf, referencesIn } from '../../decision/reference.rules.js';
import { type NextStep } from '../due.rules.js';

/** A decision about the sender or about a minor they answer for. */
export interface Candidate {
  readonly decisionId: string;
  readonly step: NextStep['can'];
  /** A reviewer waits for an answer. */
  readonly isAsked: boolean;
}

/** Which decision a mail is about: the one that it names; without a name an open question, else the latest that can still be appealed.
 *  in   candidates: the newest first
 *  out  undefined: about none, or about one for which nothing can be done */
export function meant(mail: string, candidates: readonly Candidate[]): Candidate | undefined {
  const references = referencesIn(mail);
  const isNamed = ({ decisionId }: Candidate) =>
    references.includes(referenceOf(decisionId)) || mail.toLowerCase().includes(decisionId);
  const named = candidates.find(isNamed);
  if (named) return named.step === 'nothing' ? undefined : named;
  if (references.length > 0) return undefined;
  return candidates.find(({ isAsked }) => isAsked) ?? candidates.find(({ step }) => step === 'file');
}
