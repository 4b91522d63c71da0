/** What a malicious first contact asks for. */
export const scamSigns = ['cheque', 'gift cards', 'codes', 'agent'] as const;
export type ScamSign = (typeof scamSigns)[number];

/** The warning signs in a first message, for a calm warning to its recipient. Whole words are searched, in any case.
 *  source  README, Rule 7 */
export function scamSignsIn(body: string): readonly ScamSign[] {
  const words = body.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'");
  return scamSigns.filter((sign) => patterns[sign].some((pattern) => pattern.test(words)));
}

const patterns: Readonly<Record<ScamSign, readonly RegExp[]>> = {
  cheque: [
    /\b(?:cashier'?s?|certified|bank(?:er)?'?s?|counter) (?:check|cheque|draft)s?\b/,
    /\bmoney orders?\b/,
    /\b(?:check|cheque) (?:for )?more than\b/,
    /\b(?:refund|send back|wire) (?:me )?the (?:difference|excess|balance|rest)\b/,
  ],
  'gift cards': [
    /\bgift ?cards?\b/,
    /\b(?:itunes|steam|google play|amazon|apple|vanilla|razer gold) cards?\b/,
    /\bprepaid (?:debit |visa )?cards?\b/,
  ],
  codes: [
    /\b(?:verification|confirmation|security|google|6[- ]digit|six[- ]digit) (?:voice )?codes?\b/,
    /\b(?:send|tell|give|text|read) (?:me )?(?:back )?(?:the|that|a) code\b/,
    /\bcode (?:that )?(?:i|we) (?:just )?(?:sent|texted)\b/,
    /\bprove (?:that )?you(?:'re| are) (?:real|not a (?:bot|scammer))\b/,
  ],
  agent: [
    /\b(?:my|our|a|an|the|shipping|pick[- ]?up) (?:\w+ )?(?:agent|mover|shipper|courier|driver|assistant)s? (?:will|would|is going to|can) (?:come|collect|pick|get|handle)\b/,
    /\bagent will (?:collect|come|pick)\b/,
    /\b(?:out of (?:the )?(?:country|state|town)|overseas|offshore|on deployment|deployed)\b.*\b(?:agent|mover|shipper|courier|pick(?:ed)? (?:it )?up)\b/,
  ],
};
