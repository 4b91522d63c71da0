import { FileInput } from '@entities/photo/file-input';
import {
  useAddMapPicture,
  useChangeShapes,
  usePlaceMapPicture,
  useRemoveMapPicture,
} from '@entities/spaces/map-draft.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import {
  type MapPoint,
  mostFeet,
  type PicturePlace,
  type Shape,
  shapeKinds,
} from '@modules/spaces/map/space-map.schemas';
import type { PictureView } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Progress } from '@ui/feedback/progress';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useRef, useState } from 'react';
import { readFeet } from '../drawing/space-fields';
import style from '../editor.module.css';
import type { Editor } from '../use-editor';
import { OutlineField } from './outline-field';

/** What is below the spaces: a picture, and buildings, roads, fences and water. */
export function GroundPanel({ editor }: { readonly editor: Editor }) {
  return (
    <Stack gap="loose">
      <PicturePart editor={editor} />
      <ShapesPart editor={editor} />
    </Stack>
  );
}

export function PicturePart({ editor }: { readonly editor: Editor }) {
  const { picture } = editor.draft;
  const input = useRef<HTMLInputElement>(null);
  const add = useAddMapPicture(editor.eventId);
  const remove = useRemoveMapPicture(editor.eventId);
  const [share, setShare] = useState(0);
  const failed = add.error ?? remove.error;
  return (
    <section aria-labelledby="map-picture" className={style.part}>
      <h3 id="map-picture">Picture</h3>
      <p className={style.quiet}>
        An aerial picture or a sketch below the spaces: JPEG, PNG or WebP, 15 MB at most.
      </p>
      <FileInput
        inputRef={input}
        label="Picture of the field"
        onFiles={(files) => {
          const file = files?.[0];
          setShare(0);
          if (file)
            add.mutate({ file, onProgress: setShare }, { onSuccess: () => editor.canvas.current?.fit() });
        }}
      />
      {failed && <Notice tone="problem">{messageOf(failed)}</Notice>}
      {add.isPending && <Progress label="Sending the picture" value={share * 100} />}
      <Row>
        <Button busy={add.isPending} onClick={() => input.current?.click()}>
          {picture ? 'Another picture' : 'Add a picture'}
        </Button>
        {picture && (
          <>
            <Button onClick={() => editor.setTool(editor.tool === 'picture' ? 'choose' : 'picture')}>
              {editor.tool === 'picture' ? 'Done' : 'Drag it into place'}
            </Button>
            <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove it
            </Button>
          </>
        )}
      </Row>
      {picture && <PlaceForm key={keyOf(picture)} editor={editor} picture={picture} />}
    </section>
  );
}

const keyOf = ({ x, y, width, angle, opacity, photo }: PictureView) =>
  [photo.id, x, y, width, angle, opacity].join();

function PlaceForm({ editor, picture }: { readonly editor: Editor; readonly picture: PictureView }) {
  const place = usePlaceMapPicture(editor.eventId);
  const [typed, setTyped] = useState({
    width: String(picture.width),
    x: String(picture.x),
    y: String(picture.y),
    angle: String(picture.angle),
    opacity: String(Math.round(picture.opacity * 100)),
  });
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const text = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const send = () => {
    const found: Record<string, string> = {};
    const read = (name: keyof typeof typed, least: number, most: number) => {
      const value = readFeet(typed[name]);
      if (value === null || value < least || value > most)
        found[name] =
          `Write a number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`;
      return value ?? 0;
    };
    const next: PicturePlace = {
      width: read('width', 1, 2 * mostFeet),
      x: read('x', -mostFeet, mostFeet),
      y: read('y', -mostFeet, mostFeet),
      angle: read('angle', 0, 359.99),
      opacity: read('opacity', 10, 100) / 100,
    };
    setMessages(found);
    if (Object.keys(found).length === 0) place.mutate(next);
  };
  return (
    <Form
      noValidate
      aria-label="Place the picture"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack>
        <FieldColumns of={2}>
          <Field label="Its width on the ground" hint="The scale of the map." error={messages.width} required>
            <NumberInput unit="ft" {...text('width')} />
          </Field>
          <Field label="How strong it shows" hint="From 10 to 100." error={messages.opacity}>
            <NumberInput unit="%" {...text('opacity')} />
          </Field>
        </FieldColumns>
        <FieldColumns of={3}>
          <Field label="To the right" error={messages.x}>
            <NumberInput unit="ft" {...text('x')} />
          </Field>
          <Field label="Down" error={messages.y}>
            <NumberInput unit="ft" {...text('y')} />
          </Field>
          <Field label="Turned" error={messages.angle}>
            <NumberInput unit="°" {...text('angle')} />
          </Field>
        </FieldColumns>
        {place.isError && <Notice tone="problem">{messageOf(place.error)}</Notice>}
        <Row>
          <Button type="submit" busy={place.isPending}>
            Place the picture
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const kindLabels: Readonly<Record<Shape['kind'], string>> = {
  building: 'Building',
  road: 'Road',
  fence: 'Fence',
  water: 'Water',
  path: 'Path',
  other: 'Something else',
};

function ShapesPart({ editor }: { readonly editor: Editor }) {
  const { shapes } = editor.draft.layout;
  const change = useChangeShapes(editor.eventId);
  const [kind, setKind] = useState<Shape['kind']>('building');
  const [name, setName] = useState('');
  const [points, setPoints] = useState<readonly MapPoint[]>([]);
  const [isTried, setTried] = useState(false);
  const isDrawing = editor.tool === 'shape';
  const drawn = isDrawing ? editor.outline : points;
  const isClosed = kind === 'building' || kind === 'water' || kind === 'other';
  const least = isClosed ? 3 : 2;
  const add = () => {
    setTried(true);
    if (drawn.length < least) return;
    const shape: Shape = { kind, name: name.trim(), isClosed, points: [...drawn] };
    change.mutate((all) => [...all, shape], {
      onSuccess: () => {
        editor.setTool('choose');
        setPoints([]);
        setTried(false);
        setName('');
      },
    });
  };
  return (
    <section aria-labelledby="map-shapes" className={style.part}>
      <h3 id="map-shapes">Buildings, roads, fences</h3>
      {change.isError && <Notice tone="problem">{messageOf(change.error)}</Notice>}
      <ul className={style.entries}>
        {shapes.map((shape, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no ids, and their sequence is what is sent
          <li key={nth} className={style.entry}>
            <b>{shape.name || kindLabels[shape.kind]}</b>
            <span className={style.quiet}>
              {kindLabels[shape.kind]}, {counted(shape.points.length, 'corner')}
            </span>
            <Button
              size="small"
              variant="quiet"
              busy={change.isPending}
              onClick={() => change.mutate((all) => all.filter((_, other) => other !== nth))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Form
        noValidate
        aria-label="Draw a shape"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack>
          <FieldColumns of={2}>
            <Field label="What it is">
              <Select
                value={kind}
                onChange={({ target }) => setKind(shapeKinds.find((one) => one === target.value) ?? kind)}
              >
                {shapeKinds.map((one) => (
                  <option key={one} value={one}>
                    {kindLabels[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Its name" optional>
              <TextInput maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
            </Field>
          </FieldColumns>
          <p className={style.quiet}>
            Shapes are only to look at: a list of them in GeoJSON can be read under Files.
          </p>
          <OutlineField
            editor={editor}
            tool="shape"
            label={isClosed ? 'Its outline' : 'Its line'}
            points={drawn}
            onPoints={setPoints}
            around={[]}
            error={
              isTried && drawn.length < least && `Give ${least} corners at least: on the map, or as numbers.`
            }
          />
          <Row>
            <Button type="submit" busy={change.isPending}>
              Add the shape
            </Button>
          </Row>
        </Stack>
      </Form>
    </section>
  );
}
