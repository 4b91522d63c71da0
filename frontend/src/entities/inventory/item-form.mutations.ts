import { type CallInput, call } from '@lib/api/call';
import { addItem, reviseItem } from '@modules/inventory/items.contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshItem } from './item.mutations';
import { itemQuery } from './item.queries';

/** The mutations of the item form. */
export function useItemFormCommands() {
  const queries = useQueryClient();
  return {
    add: (command: CallInput<typeof addItem>) => call(addItem, command),
    readAgain: (id: string) => queries.fetchQuery({ ...itemQuery(id), staleTime: 0 }),
    revise: (id: string, body: CallInput<typeof reviseItem>['body']) =>
      call(reviseItem, { params: { id }, body }),
    refresh: (id: string) => refreshItem(queries, id),
  };
}
