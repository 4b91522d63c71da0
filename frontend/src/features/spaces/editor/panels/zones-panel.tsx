import { newUuid } from '@entities/inventory/offline/new-uuid';
import { zoneLabels } from '@entities/spaces/canvas/space-marks';
import { ZoneSwatch } from '@entities/spaces/canvas/zone-swatch';
import { useChangeZones, useReadDraftAgain } from '@entities/spaces/map-draft.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { type MapPoint, type Zone, zoneColours } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import style from '../editor.module.css';
import type { Editor } from '../use-editor';
import { OutlineField } from './outline-field';

/** Parts of the field with a name and a colour. */
export function ZonesPanel({ editor }: { readonly editor: Editor }) {
  const { zones } = editor.draft.layout;
  const change = useChangeZones(editor.eventId);
  const readAgain = useReadDraftAgain();
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const [isUnsent, setUnsent] = useState(false);
  const save = (zone: Zone) => {
    change.mutate(
      (all) =>
        all.some(({ id }) => id === zone.id)
          ? all.map((one) => (one.id === zone.id ? zone : one))
          : [...all, zone],
      {
        onSuccess: () => {
          setOpen(null);
          editor.setTool('choose');
        },
      },
    );
  };
  const remove = async (id: string) => {
    const saving = await editor.drawing.whenSent();
    setUnsent(saving.status === 'failed');
    if (saving.status === 'failed') return;
    await change.mutateAsync((all) => all.filter((zone) => zone.id !== id)).catch(() => undefined);
    await readAgain();
  };
  return (
    <Stack>
      <p className={style.quiet}>
        A zone has a name and a colour: “North field”, “Car corral”. Vendors can look for spaces in it.
      </p>
      {isUnsent && (
        <Notice tone="problem">
          The zone is there still: what you drew before is not saved yet. See why beside “Publish”, then
          delete it again.
        </Notice>
      )}
      {change.isError && <Notice tone="problem">{messageOf(change.error)}</Notice>}
      <ul className={style.entries}>
        {zones.map((zone) => (
          <li key={zone.id} className={style.entry}>
            <ZoneSwatch colour={zone.colour} />
            <b>{zone.name}</b>
            <span className={style.quiet}>
              {zoneLabels[zone.colour]},{' '}
              {counted(editor.now.spaces.filter(({ zoneId }) => zoneId === zone.id).length, 'space')}
            </span>
            <Row>
              <Button size="small" onClick={() => setOpen(zone.id)}>
                Change
              </Button>
              {editor.chosen.size > 0 && (
                <Button
                  size="small"
                  onClick={() =>
                    editor.change(`Put ${counted(editor.chosen.size, 'space')} in ${zone.name}`, {
                      put: editor.chosenSpaces.map((space) => ({ ...space, zoneId: zone.id })),
                    })
                  }
                >
                  Put what is chosen in it
                </Button>
              )}
              <ConfirmButton
                size="small"
                variant="quiet"
                title={`Delete the zone ${zone.name}?`}
                description="Its spaces stay, and are in no zone."
                action="Delete the zone"
                onConfirm={() => void remove(zone.id)}
              >
                Delete
              </ConfirmButton>
            </Row>
            {open === zone.id && (
              <ZoneForm
                zone={zone}
                editor={editor}
                busy={change.isPending}
                onSave={save}
                onClose={() => setOpen(null)}
              />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <ZoneForm
          zone={{
            id: '',
            name: '',
            colour: zoneColours[zones.length % zoneColours.length] ?? 'red',
            outline: [],
          }}
          editor={editor}
          busy={change.isPending}
          onSave={(zone) => save({ ...zone, id: newUuid() })}
          onClose={() => setOpen(null)}
        />
      ) : (
        <Row>
          <Button onClick={() => setOpen('new')}>Add a zone</Button>
        </Row>
      )}
    </Stack>
  );
}

type ZoneFormProps = {
  readonly zone: Zone;
  readonly editor: Editor;
  readonly busy: boolean;
  readonly onSave: (zone: Zone) => void;
  readonly onClose: () => void;
};

function ZoneForm({ zone, editor, busy, onSave, onClose }: ZoneFormProps) {
  const [name, setName] = useState(zone.name);
  const [colour, setColour] = useState(zone.colour);
  const [isTried, setTried] = useState(false);
  const [points, setPoints] = useState<readonly MapPoint[]>(zone.outline);
  const drawn = editor.tool === 'zone' ? editor.outline : points;
  const own = editor.now.spaces.filter(({ zoneId }) => zoneId === zone.id);
  return (
    <Form
      noValidate
      aria-label={zone.name || 'New zone'}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim()) onSave({ ...zone, name: name.trim(), colour, outline: [...drawn] });
      }}
    >
      <Stack>
        <Field label="Name" error={isTried && !name.trim() && 'Give it a name.'} required>
          <TextInput maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Colour">
          <Select
            value={colour}
            onChange={({ target }) => setColour(zoneColours.find((one) => one === target.value) ?? colour)}
          >
            {zoneColours.map((one) => (
              <option key={one} value={one}>
                {zoneLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        <OutlineField
          editor={editor}
          tool="zone"
          label="Its outline"
          points={drawn}
          onPoints={setPoints}
          around={editor.chosenSpaces.length > 0 ? editor.chosenSpaces : own}
        />
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            Save the zone
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
