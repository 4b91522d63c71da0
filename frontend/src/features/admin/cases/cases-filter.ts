import type { CasesAsked } from '@entities/case/case.queries';
import { categories } from '@modules/moderation/moderation.schemas';
import { useSearchParams } from 'react-router-dom';

export type CasesStatus = NonNullable<CasesAsked['status']>;

/** What narrows the queue, as its address holds it. */
export interface CasesFilter {
  readonly status: CasesStatus;
  readonly category: string;
  readonly kind: string;
  /** The id of the member whom the cases are about. */
  readonly subject: string;
  readonly search: string;
}

export const noFilter: CasesFilter = { status: 'waiting', category: '', kind: '', subject: '', search: '' };

export const statuses: readonly (readonly [CasesStatus, string])[] = [
  ['waiting', 'Waiting'],
  ['mine', 'Mine'],
  ['to confirm', 'To confirm'],
  ['decided', 'Decided'],
  ['all', 'All'],
];

export function useCasesFilter(): readonly [CasesFilter, (change: Partial<CasesFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const filter = filterFrom(address);
  const set = (change: Partial<CasesFilter>) =>
    setAddress(addressOf({ ...filter, ...change }), { preventScrollReset: true });
  return [filter, set];
}

export function filterFrom(address: URLSearchParams): CasesFilter {
  const read = (name: string, most: number) => (address.get(name) ?? '').trim().slice(0, most);
  return {
    status: statuses.find(([status]) => status === read('status', 20))?.[0] ?? 'waiting',
    category: categories.find((category) => category === read('category', 40)) ?? '',
    kind: read('kind', 40),
    subject: /^[\w-]{1,64}$/.test(read('subject', 64)) ? read('subject', 64) : '',
    search: read('search', 120),
  };
}

export function addressOf({ status, ...words }: CasesFilter): URLSearchParams {
  const given = Object.entries(words).filter(([, value]) => value !== '');
  return new URLSearchParams([...(status === 'waiting' ? [] : [['status', status]]), ...given]);
}

/** What the server is asked: left out what does not narrow. */
export function askedOf({ status, category, kind, subject, search }: CasesFilter): CasesAsked {
  return {
    status,
    category: categories.find((one) => one === category),
    kind: kind || undefined,
    subject: subject || undefined,
    search: search || undefined,
  };
}

export const isNarrow = ({ category, kind, subject, search }: CasesFilter): boolean =>
  [category, kind, subject, search].some((value) => value !== '');
