/** The page of a decision, which its member, their guardian and staff read. */
export const decisionPath = (id: string): string => `/decisions/${encodeURIComponent(id)}`;
