import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import type { GarageVehicle, Profile } from '../../../modules/members/profile/profile.events.js';
import type { FoundRow } from './rows.js';

/** Why a community is suggested: "For your 1951 Chevrolet 3100", "12 miles from home". */
export function becauseOf({ vehicles, distance }: FoundRow, { garage }: Pick<Profile, 'garage'>): string {
  const mine = garage.find((one) => vehicles.some((vehicle) => isSame(vehicle, one)));
  const ofMake =
    mine ??
    garage.find(({ make }) => vehicles.some((one) => vehicleKey(one).split('.')[0] === vehicleKey({ make })));
  if (ofMake) return `For your ${ofMake.year} ${ofMake.make} ${ofMake.model}`.trim();
  if (distance === null) return 'Near you';
  const miles = Math.round(distance);
  return miles < 2 ? 'Where you live' : `${miles} miles from home`;
}

const isSame = (vehicle: FoundRow['vehicles'][number], one: GarageVehicle): boolean =>
  vehicle.model !== null && vehicleKey(vehicle) === vehicleKey(one);
