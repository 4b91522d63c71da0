import type { AuditAsked } from '@entities/audit/audit.queries';
import { useSearchParams } from 'react-router-dom';

/** What narrows the trail, by its name in the address and in the call. */
export const filterNames = ['actor', 'target', 'subject', 'action', 'from', 'to'] as const;
export type AuditFilter = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** The filter lives in the address, so that a link keeps it. */
export function useAuditFilter(): readonly [AuditFilter, (filter: AuditFilter) => void] {
  const [address, setAddress] = useSearchParams();
  return [filterIn(address), (filter) => setAddress(addressOf(filter), { preventScrollReset: true })];
}

export const filterIn = (address: URLSearchParams): AuditFilter =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = (address.get(name) ?? '').trim().slice(0, 200);
      return value ? [[name, value] as const] : [];
    }),
  );

export const addressOf = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(
    filterNames.flatMap((name) => (filter[name] ? [[name, filter[name]] as [string, string]] : [])),
  );

/** What the server is asked. A day that is none is left out, since somebody may have typed the address. */
export const askedOf = ({ from, to, ...rest }: AuditFilter): AuditAsked => ({
  ...rest,
  ...(from && isDay(from) && { from }),
  ...(to && isDay(to) && { to }),
});

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
