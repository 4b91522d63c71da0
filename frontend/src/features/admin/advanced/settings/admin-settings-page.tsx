import { settingsQuery } from '@entities/operations/operations.queries';
import type { SettingValue } from '@modules/settings/settings.schemas';
import { declarationOf, isSettingName } from '@modules/settings/settings.schemas';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { AdvancedFrame } from '../advanced-frame';
import { LimitRow, SwitchRow } from './setting-rows';

/** Switches and limits of the whole site, and who changed them. */
export default function AdminSettingsPage() {
  return (
    <AdvancedFrame
      title="Settings"
      lead="Switches and limits of the whole site. A change is in force everywhere within seconds."
    >
      <Settings />
    </AdvancedFrame>
  );
}

function Settings() {
  const { data, instead } = loadedPart(useQuery(settingsQuery), 'Loading settings');
  if (!data) return instead;
  const of = (group: 'switch' | 'limit') =>
    data.settings.filter(({ name }) => isSettingName(name) && declarationOf(name).group === group);
  return (
    <>
      <Panel title="Switches">
        <Stack gap="tight">
          {of('switch').map(({ name, value }) => (
            <SwitchRow key={name} name={name} value={value === true} />
          ))}
        </Stack>
      </Panel>
      <Panel title="Limits">
        <Stack gap="tight">
          {of('limit').map((setting) => (
            <LimitRow key={`${setting.name} ${setting.value}`} {...setting} value={Number(setting.value)} />
          ))}
        </Stack>
      </Panel>
      <Panel title="Last changes">
        <Table
          caption="Last changes of settings"
          rows={data.changes}
          rowKey={({ id }) => id}
          empty={<p>Nobody has changed a setting.</p>}
          columns={[
            { key: 'name', header: 'Setting', cell: ({ name }) => labelOf(name), lead: true },
            { key: 'value', header: 'Became', cell: ({ value }) => wordsOf(value) },
            { key: 'by', header: 'By', cell: ({ by }) => by.name ?? by.id, words: true },
            { key: 'at', header: 'When', cell: ({ at }) => <Age since={at} /> },
            { key: 'reason', header: 'Why', cell: ({ reason }) => reason, words: true },
          ]}
        />
      </Panel>
    </>
  );
}

const labelOf = (name: string): string => (isSettingName(name) ? declarationOf(name).label : name);

const wordsOf = (value: SettingValue): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
