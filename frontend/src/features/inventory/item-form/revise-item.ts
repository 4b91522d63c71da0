import { fitText, unitLabels, visibilityLabels } from '@entities/inventory/inventory-labels';
import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { byCode, type FieldWords, inDollars, listOf, wordsOf } from '@ui/replace/words-of';
import { type ItemWords, itemBodyOf, itemFieldsOf } from './item-fields';

/** The form's values of an item in a canonical form. */
export function itemWords(item: ItemWords): ItemWords {
  const { quantity: _, locationId: __, ...words } = itemBodyOf(itemFieldsOf(item));
  return words as unknown as ItemWords;
}

export const loadedItem = (item: ItemDetail) => ({ fields: itemWords(item), version: item.version });

/** The labels of the form's fields. */
export const itemFieldWords: FieldWords = {
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
