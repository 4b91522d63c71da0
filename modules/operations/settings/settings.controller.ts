import { Controller, Inject } from '@nestjs/common';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { settingEvents, siteSettings } from '../../settings/setting/setting.events.js';
import { SETTINGS, type Settings } from '../../settings/settings.ports.js';
import { declarationOf, settingNames } from '../../settings/settings.schemas.js';
import { PersonNames } from '../person-names.js';
import { changeSetting, getSettings } from './settings.contract.js';

@Controller()
export class SettingsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PersonNames) private readonly names: PersonNames,
  ) {}

  @Route(getSettings)
  async all(@Input() { meta }: RouteInput<typeof getSettings>): Promise<ResponseOf<typeof getSettings>> {
    const history = await this.eventStore.read(settingEvents, siteSettings);
    const last = history.slice(-shown).toReversed();
    const person = await this.names.for(
      meta.actor.id,
      last.map((event) => event.meta.actorId),
    );
    return {
      settings: await Promise.all(
        settingNames.map(async (name) => ({
          name,
          value: await this.settings.get(name),
          default: declarationOf(name).default,
        })),
      ),
      changes: last.map(({ id, data, recordedAt, meta: { actorId } }) => ({
        id,
        ...data,
        by: person(actorId),
        at: recordedAt,
      })),
    };
  }

  @Route(changeSetting)
  change(@Input() { params, body, meta }: RouteInput<typeof changeSetting>): Promise<Receipt> {
    return this.settings.change(params.name, body, meta);
  }
}

const shown = 20;
