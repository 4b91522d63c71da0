/** What the calls about one case have in common. */
export const ofCase = ['CASE_NOT_FOUND'];
export const conflicts = ['OWN_CASE', 'CONFLICT_OF_INTEREST'];
export const byModerators = { auth: 'member', requires: 'moderate' } as const;
export const about = { kind: 'case', id: 'id' } as const;
