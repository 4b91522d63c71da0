export const longestSubject = 120;
export const longestMessage = 4_000;
