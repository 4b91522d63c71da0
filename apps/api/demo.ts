import type { CommandBus } from '@nestjs/cqrs';
import type { House } from '../house.js';

export async function settleDemo(_house: House, _bus: CommandBus, _signal: AbortSignal): Promise<void> {}
