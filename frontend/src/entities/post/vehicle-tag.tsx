import { paths } from '@lib/paths';
import { vehicleKey } from '@modules/community/follow/vehicle-key.schemas';
import type { PostCard } from '@modules/community/post/post.schemas';
import { Link } from 'react-router-dom';
import style from './vehicle-tag.module.css';

/** The vehicle of a post, like a small cowl tag. It leads to all posts about such a vehicle. */
export function VehicleTag({ vehicle }: { readonly vehicle: NonNullable<PostCard['vehicle']> }) {
  const { make, model } = vehicle;
  return (
    <Link to={paths.wallOfVehicle(vehicleKey(vehicle))} className={style.tag}>
      <span className={style.rivet} aria-hidden="true" />
      <span className={style.fact}>
        <span className={style.label}>Make</span>
        <span className={style.value}>{make}</span>
      </span>{' '}
      {model && (
        <span className={style.fact}>
          <span className={style.label}>Model</span>
          <span className={style.value}>{model}</span>
        </span>
      )}
      <span className={style.rivet} aria-hidden="true" />
    </Link>
  );
}
