import { Controller, Inject } from '@nestjs/common';
import { listMilestones } from '../../../modules/builds/build/build-reads.contract.js';
import { milestonesOf } from '../../../modules/builds/build/milestones.rules.js';
import { buildNotFound } from '../../../modules/builds/build/roles.rules.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { historyFor } from './milestones.queries.js';
import { BuildReads } from './reads.js';

/** What could be told of a build, for whoever may tell it.
 *  source  modules/builds/README.md, Milestones */
@Controller()
export class MilestonesController {
  constructor(@Inject(BuildReads) private readonly reads: BuildReads) {}

  @Route(listMilestones)
  async list(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof listMilestones>,
  ): Promise<ResponseOf<typeof listMilestones>> {
    const build = await historyFor(this.reads.db, params.id, actor.id);
    if (!build) throw buildNotFound();
    const milestones = milestonesOf(build, now);
    return { milestones: milestones.filter(({ milestone }) => !build.dismissed.includes(milestone)) };
  }
}
