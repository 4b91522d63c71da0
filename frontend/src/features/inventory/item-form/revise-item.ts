import { fitText, unitLabels, visibilityLabels } from '@entities/inventory/inventory-labels';
import { itemQuery } from '@entities/inventory/item.queries';
import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { call } from '@lib/api/call';
import type { Loaded } from '@lib/merge-changes';
import type { ItemBodyInput, ItemDetail } from '@modules/inventory/item.schemas';
import { reviseItem } from '@modules/inventory/items.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReplacement } from '@ui/replace/use-replacement';
import { byCode, type FieldWords, inDollars, listOf, wordsOf } from '@ui/replace/words-of';
import { type ItemWords, itemBodyOf, itemFieldsOf } from './item-fields';

/** What the form says of an item, always written the same way. */
export function itemWords(item: ItemWords): ItemWords {
  const { quantity: _, locationId: __, ...words } = itemBodyOf(itemFieldsOf(item));
  return words as unknown as ItemWords;
}

export const loadedItem = (item: ItemDetail): Loaded => ({ fields: itemWords(item), version: item.version });

/** Changes an item whole, and asks where somebody else has changed the same.
 *  onMerged  shows what both sides have made of it */
export function useReviseItem(onMerged: (item: ItemWords, loaded: Loaded) => void) {
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<ItemWords>(words, ['size', 'acquired']);
  const revise = (id: string, item: ItemWords, loaded: Loaded): Promise<Loaded> =>
    replace(item, loaded, {
      read: async () => {
        const now = await queries.fetchQuery({ ...itemQuery(id), staleTime: 0 });
        return { fields: itemWords(now), version: now.version };
      },
      send: (whole, madeFrom) =>
        call(reviseItem, { params: { id }, body: { ...(whole as ItemBodyInput), madeFrom } }),
      onMerged,
    });
  return { revise, dialog };
}

/** What the form calls its fields. */
const words: FieldWords = {
  title: 'Title',
  description: 'Description',
  categoryPrimary: 'Type',
  categorySub: 'Type, closer',
  unit: byCode('Counted in', unitLabels),
  condition: byCode('Condition', conditionLabels),
  conditionNotes: 'Condition notes',
  origin: byCode('Origin', originLabels),
  donorVehicle: 'Came off',
  partNumbers: listOf<ItemDetail['partNumbers'][number]>('Part numbers', ({ number }) => number),
  fitment: listOf('What it fits', fitText),
  'size.length': 'Length',
  'size.width': 'Width',
  'size.height': 'Height',
  'size.weight': 'Weight',
  'acquired.price': inDollars('You paid'),
  'acquired.on': 'You got it on',
  'acquired.from': 'You got it from',
  asking: inDollars('Asking price'),
  minimum: inDollars('Lowest price'),
  tags: 'Tags',
  notes: 'Notes for yourself',
  customFields: listOf<ItemDetail['customFields'][number]>(
    'Custom fields',
    ({ name, value }) => `${name}: ${wordsOf(value)}`,
  ),
  matchOptIn: 'Tell me when somebody looks for this',
  visibility: byCode('Who sees it', visibilityLabels),
};
