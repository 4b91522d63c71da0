import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { FollowedState } from '../kernel/decider/followed-state.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { settingDecider } from './setting/setting.decider.js';
import { type settingEvents, siteSettings } from './setting/setting.events.js';
import { type ChangedSettings, settingState, valueIn } from './setting/setting.state.js';
import type { Settings } from './settings.ports.js';
import type { SettingName, SettingValue, ValueOf } from './settings.schemas.js';
import { type OpenSwitch, readOnly, refusals } from './switches.rules.js';

/** Answers SETTINGS. */
@Injectable()
export class SettingsService implements Settings {
  readonly #changed: FollowedState<typeof settingEvents, ChangedSettings>;

  constructor(
    @Inject(DomainEventStore) eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {
    this.#changed = new FollowedState(eventStore, settingState, siteSettings);
  }

  async get<Name extends SettingName>(name: Name): Promise<ValueOf<Name>> {
    return valueIn(await this.#changed.now(), name);
  }

  async mustBeOpen(name: OpenSwitch): Promise<void> {
    if (!(await this.get(name))) throw refusals[name]();
    if (name === 'sign-ups-open' && (await this.get('read-only'))) throw readOnly(); // a sign-in by an identity provider may be one
  }

  async change(
    name: string,
    { value, reason }: { readonly value: SettingValue; readonly reason: string },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const command = { type: 'ChangeSetting', name, value, reason, meta } as const;
    const receipt = await dispatch(this.bus, settingDecider, siteSettings, command);
    await this.#changed.look();
    return receipt;
  }
}
