import type { DraftFields } from '@lib/browser/device-drafts';
import { postKinds } from '@modules/community/post/post.schemas';
import type { TypedVehicle } from './vehicle-of';

/** What a post has beside its words and photos, while it is written and while it waits. */
export interface PostFields {
  readonly kind: (typeof postKinds)[number];
  readonly vehicle: TypedVehicle;
  readonly communityId: string | null;
  readonly shared: { readonly kind: string; readonly id: string } | null;
  readonly showArea: boolean;
}

/** The fields of a draft, as this device stored them; what is missing or unreadable is as in a new post. Pure. */
export function readPostFields(stored: DraftFields = {}): PostFields {
  const { kind, vehicle, communityId, shared, showArea } = stored;
  return {
    kind: postKinds.find((one) => one === kind) ?? 'post',
    vehicle: { make: textIn(vehicle, 'make'), model: textIn(vehicle, 'model') },
    communityId: typeof communityId === 'string' ? communityId : null,
    shared: textIn(shared, 'id') ? { kind: textIn(shared, 'kind'), id: textIn(shared, 'id') } : null,
    showArea: showArea !== false,
  };
}

function textIn(value: unknown, name: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : '';
  return typeof text === 'string' ? text : '';
}
