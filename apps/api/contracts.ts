import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Endpoint } from '../../modules/kernel/http/contract.js';
import { endpointKey } from '../../modules/kernel/http/route.js';

/** The contract of every route that is served; a route without one is a programming error.
 *  errors  Error naming the method */
export function contractsOf(app: INestApplication): readonly Endpoint[] {
  const contracts: Endpoint[] = [];
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      for (const name of Object.getOwnPropertyNames(metatype.prototype)) {
        const method = Object.getOwnPropertyDescriptor(metatype.prototype, name)?.value as object | undefined;
        if (name === 'constructor' || typeof method !== 'function' || !Reflect.hasMetadata('path', method))
          continue;
        const contract = Reflect.getMetadata(endpointKey, method) as Endpoint | undefined;
        if (!contract)
          throw new Error(`${metatype.name}.${name} is a route without a contract: use @Serves.`);
        contracts.push(contract);
      }
    }
  }
  return contracts;
}
