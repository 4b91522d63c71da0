import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import type { GarageVehicle } from '../garages.ports.js';
import { maxVehicles } from './profile.decider.js';
import type { Profile } from './profile.events.js';
import { ProfileService } from './profile.service.js';

/** A member's garage, for modules that describe the same cars.
 *  source  README, Words */
@Injectable()
export class GarageService {
  constructor(@Inject(ProfileService) private readonly profiles: ProfileService) {}

  /** Put a vehicle into the caller's garage. One of the same year, make and model is that vehicle already, whatever its nickname. */
  async put(
    { nickname, ...vehicle }: GarageVehicle & { readonly nickname: string },
    meta: CommandMetadata,
  ): Promise<void> {
    const { profile, version } = await this.profiles.of(meta.actor.id);
    if (profile.garage.length >= maxVehicles || profile.garage.some((one) => isSameCar(one, vehicle))) return;
    const garage = [...profile.garage, { ...vehicle, ...(nickname && { nickname }) }];
    const changed: Profile = { ...profile, garage };
    await this.profiles.change(changed, version, meta).catch(async (error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'CHANGED_SINCE')) throw error;
      await this.put({ nickname, ...vehicle }, meta);
    });
  }
}

const isSameCar = (one: GarageVehicle, other: GarageVehicle): boolean =>
  one.year === other.year && isSameWord(one.make, other.make) && isSameWord(one.model, other.model);

const isSameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
