import { Controller, Inject } from '@nestjs/common';
import { DATABASE, MASTER_SECRET } from '../kernel/config/tokens.js';
import { checkpointsOf, type LogCheckpoint, publicKeyText } from '../kernel/event-store/chain/checkpoints.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import type { Database } from '../kernel/postgres/database.js';
import { type Checkpoint, type Checkpoints, listCheckpoints } from './audit.contract.js';

@Controller()
export class CheckpointsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(listCheckpoints)
  async list(@Input() { query }: RouteInput<typeof listCheckpoints>): Promise<Checkpoints> {
    const checkpoints = await checkpointsOf(this.db, { before: query.before, limit: mostShown });
    return { publicKey: publicKeyText(this.secret), checkpoints: checkpoints.map(published) };
  }
}

export const mostShown = 1_000;

const published = ({ position, hash, at, signature }: LogCheckpoint): Checkpoint => ({
  position,
  hash: hash.toString('hex'),
  at,
  signature: signature.toString('base64'),
});
