import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  findLabels,
  getLabel,
  getStorefrontItem,
  getStorefrontItems,
} from '@modules/inventory/label/labels.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a label leads to, for any reader. */
export const labelQuery = (code: string) =>
  queryOptions({
    queryKey: [getLabel.path, code] as const,
    queryFn: ({ signal }) => call(getLabel, { params: { code }, signal }),
    retry: retryUnlessRefused,
  });

export type ChosenForLabels = CallInput<typeof findLabels>['body'];

/** The texts for the labels of these items and places. */
export const labelsQuery = (chosen: ChosenForLabels) =>
  queryOptions({
    queryKey: [findLabels.path, chosen] as const,
    queryFn: ({ signal }) => call(findLabels, { body: chosen, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One page of a seller's public items that no listing offers. */
export const storefrontItemsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [getStorefrontItems.path, id, page] as const,
    queryFn: ({ signal }) => call(getStorefrontItems, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One public item, in full. */
export const storefrontItemQuery = (id: string, itemId: string) =>
  queryOptions({
    queryKey: [getStorefrontItem.path, id, itemId] as const,
    queryFn: ({ signal }) => call(getStorefrontItem, { params: { id, itemId }, signal }),
    retry: retryUnlessRefused,
  });
