import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { listParked, rebuildReadModel, retryParked, skipParked } from './processors.contract.js';
import { ProcessorsService } from './processors.service.js';
import { RebuildsService } from './rebuilds.service.js';

@Controller()
export class ProcessorsController {
  constructor(
    @Inject(ProcessorsService) private readonly processors: ProcessorsService,
    @Inject(RebuildsService) private readonly rebuilds: RebuildsService,
  ) {}

  @Route(listParked)
  async list(@Input() { meta }: RouteInput<typeof listParked>): Promise<ResponseOf<typeof listParked>> {
    const [parked, rebuilds] = await Promise.all([
      this.processors.parked(meta.actor.id),
      this.rebuilds.all(),
    ]);
    return { parked: [...parked], rebuilds: [...rebuilds] };
  }

  @Route(retryParked)
  async retry(
    @Input() { params, body }: RouteInput<typeof retryParked>,
  ): Promise<ResponseOf<typeof retryParked>> {
    await this.processors.retry(params.name, body.stream);
    return { stream: body.stream };
  }

  @Route(skipParked)
  async skip(
    @Input() { params, body }: RouteInput<typeof skipParked>,
  ): Promise<ResponseOf<typeof skipParked>> {
    const { stream, position } = body;
    await this.processors.skip(params.name, stream, position);
    return { stream, position };
  }

  @Route(rebuildReadModel)
  async rebuild(
    @Input() { params, meta }: RouteInput<typeof rebuildReadModel>,
  ): Promise<ResponseOf<typeof rebuildReadModel>> {
    await this.processors.mustBeReadModel(params.name);
    await this.rebuilds.ask(params.name, meta.now);
    return { name: params.name };
  }
}
