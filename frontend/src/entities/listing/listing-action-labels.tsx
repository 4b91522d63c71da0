import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import {
  BadgeCheck,
  CircleSlash,
  Hand,
  HandHelping,
  Pause,
  Pencil,
  Play,
  Rocket,
  RotateCcw,
  ShieldX,
  Undo2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListingActionRequest } from './listing.mutations';

export type ActionableListing = Pick<
  MyListing,
  | 'id'
  | 'title'
  | 'price'
  | 'priceMode'
  | 'agreedPrice'
  | 'listingType'
  | 'status'
  | 'seller'
  | 'allowedActions'
>;

const labels: Readonly<Record<ListingAction, { readonly label: string; readonly done: string }>> = {
  edit: { label: 'Edit', done: '' },
  publish: { label: 'Publish', done: 'Your listing is live' },
  pause: { label: 'Pause', done: 'Paused: only you can see it now' },
  resume: { label: 'Resume', done: 'Your listing is live again' },
  hold: { label: 'Hold for me', done: '' },
  release: { label: 'Release', done: 'Released: it is available again' },
  sell: { label: 'Mark sold', done: 'Marked sold.' },
  fulfill: { label: 'I found it', done: 'Marked found.' },
  reopen: { label: 'Not sold after all', done: 'It is listed again' },
  withdraw: { label: 'Withdraw', done: 'Your listing was taken down' },
  renew: { label: 'Renew', done: 'Your listing is renewed' },
  boost: { label: 'Boost', done: '' },
  openCase: { label: 'Open a case', done: '' },
};

/** The label of an action, and the toast after it; empty where the page says it. */
export const actionLabels = (
  action: ListingAction,
  listing?: { readonly listingType: 'for_sale' | 'wanted' },
): { readonly label: string; readonly done: string } =>
  action === 'reopen' && listing?.listingType === 'wanted' ? notFound : labels[action];

const notFound = { label: 'Not found after all', done: labels.reopen.done };

export const actionIcons: Readonly<Record<ListingAction, ReactNode>> = {
  edit: <Pencil aria-hidden="true" />,
  publish: <Upload aria-hidden="true" />,
  pause: <Pause aria-hidden="true" />,
  resume: <Play aria-hidden="true" />,
  hold: <Hand aria-hidden="true" />,
  release: <HandHelping aria-hidden="true" />,
  sell: <BadgeCheck aria-hidden="true" />,
  fulfill: <BadgeCheck aria-hidden="true" />,
  reopen: <Undo2 aria-hidden="true" />,
  withdraw: <CircleSlash aria-hidden="true" />,
  renew: <RotateCcw aria-hidden="true" />,
  boost: <Rocket aria-hidden="true" />,
  openCase: <ShieldX aria-hidden="true" />,
};

/** Actions are offered in this order: the likeliest first. */
const displayOrder: readonly ListingAction[] = [
  'hold',
  'publish',
  'resume',
  'sell',
  'fulfill',
  'renew',
  'release',
  'reopen',
  'edit',
  'pause',
  'boost',
  'withdraw',
  'openCase',
];

export const sortActions = (allowed: readonly ListingAction[]): readonly ListingAction[] =>
  displayOrder.filter((action) => allowed.includes(action));

/** Actions that open a dialog before they are sent. */
const withDialog = ['hold', 'release', 'sell', 'fulfill', 'withdraw', 'boost', 'openCase'] as const;
export type ActionWithDialog = (typeof withDialog)[number];
export const needsDialog = (action: ListingAction): action is ActionWithDialog =>
  (withDialog as readonly string[]).includes(action);

/** The command of an action without a dialog. */
export function plainCommand(
  action: Exclude<ListingAction, ActionWithDialog | 'edit'>,
): ListingActionRequest {
  return { type: action };
}
