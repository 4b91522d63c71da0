import type { Form } from './form.js';
import { listOf, numberOf, textOf } from './form.js';
import type { Store } from './store.js';

/** What this Stripe refuses, in the words of its API. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    readonly param?: string,
    readonly type = 'invalid_request_error',
  ) {
    super(message);
  }
}

export const missing = (what: string, id: string, param = 'id'): Refused =>
  new Refused(404, 'resource_missing', `No such ${what}: '${id}'`, param);

/** A page of a list, newest first, after the one that the library names. */
export function pageOf<T extends { readonly id: string; readonly created: number }>(
  all: readonly T[],
  query: Form,
  url: string,
): {
  readonly object: 'list';
  readonly url: string;
  readonly data: readonly T[];
  readonly has_more: boolean;
} {
  const since = numberOf(typeof query.created === 'object' ? query.created : {}, 'gte') ?? 0;
  const newest = all.filter(({ created }) => created >= since).reverse();
  const after = textOf(query, 'starting_after');
  const begin = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const end = begin + Math.min(numberOf(query, 'limit') ?? 10, 100);
  return { object: 'list', url, data: newest.slice(begin, end), has_more: end < newest.length };
}

/** Fields that Stripe leaves out of an answer unless they are asked for. */
const onlyExpanded = ['payments'];

/** Put things in place of their ids where `expand` asks for it: `payment_intent.latest_charge`, `data.payments`. */
export function expanded(store: Store, answer: object, { expand, ...form }: Form): unknown {
  const paths = listOf({ expand, ...form }, 'expand').map((path) => String(path).split('.'));
  return shaped(store, answer, paths);
}

function shaped(store: Store, value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (typeof value === 'string' && paths.length > 0)
    return shaped(store, store.byId(value) ?? value, deeper(paths));
  if (Array.isArray(value)) return value.map((one) => shaped(store, one, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const inside = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
      if (onlyExpanded.includes(key) && inside.length === 0) return [];
      return [[key, typeof inner === 'string' ? put(store, inner, inside) : shaped(store, inner, inside)]];
    }),
  );
}

function put(store: Store, id: string, inside: readonly (readonly string[])[]): unknown {
  return inside.length === 0 ? id : shaped(store, store.byId(id) ?? id, inside);
}

const deeper = (paths: readonly (readonly string[])[]) => paths.filter((path) => path.length > 0);
