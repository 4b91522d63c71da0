import { Controller } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Route } from '../../kernel/http/route.js';
import { listTemplates } from '../build/build.contract.js';
import { templates } from './templates.js';

@Controller()
export class TemplatesController {
  @Route(listTemplates)
  list(): ResponseOf<typeof listTemplates> {
    return {
      templates: templates.map(({ name, title, about, tasks }) => ({
        name,
        title,
        about,
        tasks: tasks.length,
      })),
    };
  }
}
