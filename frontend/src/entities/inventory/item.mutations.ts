import { type CallInput, call } from '@lib/api/call';
import {
  addStock,
  bringBackItem,
  changeItems,
  countStock,
  deleteItem,
  findItems,
  getItem,
  getItemHistory,
  installItem,
  listItems,
  loanItem,
  mergeItem,
  moveStock,
  removeStock,
  sellItem,
  splitStock,
  undoItemStep,
  writeOffItem,
} from '@modules/inventory/items.contract';
import { getLocation, listLocations } from '@modules/inventory/locations.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { myListingsQuery } from '../listing/own-listings.queries';

const endpoints = {
  count: countStock,
  add: addStock,
  remove: removeStock,
  move: moveStock,
  split: splitStock,
  merge: mergeItem,
  loan: loanItem,
  install: installItem,
  'write-off': writeOffItem,
  'bring-back': bringBackItem,
  sell: sellItem,
  undo: undoItemStep,
} as const;
type Endpoints = typeof endpoints;

/** A command for one item, with the body of its endpoint. */
export type ItemActionRequest =
  | {
      [Type in keyof Endpoints]: { readonly type: Type; readonly body: CallInput<Endpoints[Type]>['body'] };
    }[keyof Endpoints]
  | { readonly type: 'delete' };

/** Sends a command for one item, then refreshes every page that shows it. */
export function useItemCommand(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: ItemActionRequest) => sendItemCommand(id, command),
    onSettled: () => refreshItem(queries, id),
  });
}

function sendItemCommand(id: string, command: ItemActionRequest) {
  const params = { id };
  if (command.type === 'delete') return call(deleteItem, { params });
  // each command carries the body of its own endpoint
  const endpoint = endpoints[command.type] as Endpoints['undo'];
  return call(endpoint, { params, body: command.body as CallInput<Endpoints['undo']>['body'] });
}

export type BulkChange = CallInput<typeof changeItems>['body']['change'];

/** Changes several items at once; the answer names the refused ones. */
export function useChangeItems() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change }: { readonly ids: readonly string[]; readonly change: BulkChange }) =>
      call(changeItems, { body: { ids: [...ids], change } }),
    onSettled: () => refreshItem(queries),
  });
}

export type ListedItems = ResponseOf<typeof listItems>;

/** Makes drafts of listings out of items; the answer names the refused ones. */
export function useListItems() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof listItems>['body']) => call(listItems, { body }),
    onSettled: () => refreshItem(queries),
  });
}

/** Refreshes everything that shows this item, or any item. A sale ends the listing of an item. */
export function refreshItem(queries: QueryClient, id?: string): Promise<unknown> {
  const one = id === undefined ? [] : [id];
  const keys = [
    [getItem.path, ...one],
    [getItemHistory.path, ...one],
    [findItems.path],
    [listLocations.path],
    [getLocation.path],
    [myListingsQuery().queryKey[0]],
  ];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
