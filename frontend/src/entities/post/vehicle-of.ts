import type { PostCard } from '@modules/community/post/post.schemas';

/** A vehicle as it is typed. */
export type TypedVehicle = { readonly make: string; readonly model: string };

export const noVehicle: TypedVehicle = { make: '', model: '' };

/** As it is sent: null without a make. Pure. */
export function vehicleOf({ make, model }: TypedVehicle): PostCard['vehicle'] {
  return make.trim() === '' ? null : { make: make.trim(), model: model.trim() || null };
}

export const typedVehicle = (vehicle: PostCard['vehicle']): TypedVehicle => ({
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
});
