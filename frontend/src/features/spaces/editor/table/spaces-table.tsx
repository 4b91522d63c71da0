import { MarkSwatch } from '@entities/spaces/canvas/mark-swatch';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { counted } from '@lib/format';
import { boxOf } from '@modules/spaces/drawing/geometry.rules';
import { type Space, spaceTypes } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { PageTurner } from '@ui/data/page-turner';
import { type Column, Table } from '@ui/data/table';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Dialog } from '@ui/overlays/dialog';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type FieldName, fieldsOf, withFields } from '../drawing/space-fields';
import style from '../editor.module.css';
import { SpaceForm } from '../panels/space-form';
import type { Editor } from '../use-editor';
import { tablePage, tableSize } from './table-page';

/** All spaces by their codes, a page at a time: whatever the map can do, done by fields and buttons. */
export function SpacesTable({ editor }: { readonly editor: Editor }) {
  const { now, chosen } = editor;
  const [search, setSearch] = useState('');
  const [asked, setPage] = useState(1);
  const [isChosenOnly, setChosenOnly] = useState(false);
  const [openId, setOpen] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const late = useDeferredValue(search);
  const { rows, total, page } = useMemo(
    () => tablePage(now.spaces, { search: late, page: asked, only: isChosenOnly ? chosen : null }),
    [now.spaces, late, asked, isChosenOnly, chosen],
  );
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const open = openId === null ? null : (now.byId.get(openId) ?? null);

  const add = () => {
    const around = boxOf(now.spaces);
    const id = editor.addSpace(around ? { x: around.right + 25, y: around.top + 15 } : { x: 0, y: 0 });
    if (id) setOpen(id);
  };
  const choosePage = () => {
    const ids = rows.map(({ id }) => id);
    if (isPageChosen) editor.choose([...chosen].filter((id) => !ids.includes(id)));
    else editor.choose(ids, 'more');
  };

  return (
    <div ref={box} className={style.tablePart}>
      <Row align="end">
        <search>
          <Field label="Find by code or feature">
            <TextInput
              type="search"
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                setPage(1);
              }}
            />
          </Field>
        </search>
        <Button onClick={add}>Add a space</Button>
        <Button variant="quiet" disabled={rows.length === 0} onClick={choosePage}>
          {isPageChosen ? 'Leave out this page' : 'Choose this page'}
        </Button>
        {chosen.size > 0 && (
          <Button onClick={() => setChanging(true)}>Change {counted(chosen.size, 'space')}</Button>
        )}
        <Checkbox
          label={`Only what is chosen (${chosen.size})`}
          checked={isChosenOnly}
          onChange={({ target }) => {
            setChosenOnly(target.checked);
            setPage(1);
          }}
        />
      </Row>
      <p role="status" className={style.quiet}>
        {counted(total, 'space')}
        {late.trim() !== '' && ' found'}
      </p>
      <Table
        caption="Spaces by code"
        columns={columnsOf(editor, setOpen)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <p className={style.quiet}>
            {now.spaces.length === 0 ? 'There are no spaces yet.' : 'None is found.'}
          </p>
        }
      />
      <PageTurner
        page={page}
        size={tableSize}
        total={total}
        unit="spaces"
        onPage={(next) => {
          setPage(next);
          box.current?.scrollIntoView({ block: 'start' });
        }}
      />
      {isChanging && chosen.size > 0 && (
        <Dialog open onOpenChange={setChanging} title={`Change ${counted(chosen.size, 'space')}`} holds>
          <SpaceForm editor={editor} spaces={editor.chosenSpaces} onSaved={() => setChanging(false)} />
        </Dialog>
      )}
      {open && (
        <Dialog open onOpenChange={() => setOpen(null)} title={`Space ${open.code}`} holds>
          <SpaceForm editor={editor} spaces={[open]} onSaved={() => setOpen(null)} />
        </Dialog>
      )}
    </div>
  );
}

function columnsOf(editor: Editor, onOpen: (id: string) => void): readonly Column<Space>[] {
  const cell = (name: FieldName, label: string) => (space: Space) => (
    <CellField editor={editor} space={space} name={name} label={label} />
  );
  return [
    {
      key: 'code',
      header: 'Code',
      lead: true,
      cell: (space) => (
        <div className={style.lead}>
          <Checkbox
            label={<VisuallyHidden>Choose {space.code}</VisuallyHidden>}
            checked={editor.chosen.has(space.id)}
            onChange={() => editor.choose([space.id], 'other')}
          />
          <MarkSwatch mark={space.blocked === null ? space.type : 'blocked'} />
          {cell('code', 'Code')(space)}
        </div>
      ),
    },
    { key: 'type', header: 'Type', cell: (space) => <TypeField editor={editor} space={space} /> },
    { key: 'width', header: 'Width, ft', cell: cell('width', 'Width') },
    { key: 'depth', header: 'Depth, ft', cell: cell('depth', 'Depth') },
    { key: 'price', header: 'Price', cell: cell('price', 'Price') },
    { key: 'zone', header: 'Zone', cell: (space) => <ZoneField editor={editor} space={space} /> },
    {
      key: 'state',
      header: 'State',
      cell: (space) => (
        <Stack gap="tight">
          {space.blocked !== null && <span>Blocked: {space.blocked}</span>}
          {editor.taken.has(space.id) && <span>Taken</span>}
          {space.blocked === null && !editor.taken.has(space.id) && <span>Free</span>}
        </Stack>
      ),
    },
    {
      key: 'more',
      header: 'More',
      cell: ({ id, code }) => (
        <Button size="small" aria-label={`All of ${code}`} onClick={() => onOpen(id)}>
          All fields
        </Button>
      ),
    },
  ];
}

type CellProps = { readonly editor: Editor; readonly space: Space };

/** One field of a space, which is saved when it is left, or by Enter. Escape takes back what was typed. */
function CellField({
  editor,
  space,
  name,
  label,
}: CellProps & { readonly name: FieldName; readonly label: string }) {
  const before = fieldsOf([space]);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const save = () => {
    if (typed === null || typed === before[name]) {
      setTyped(null);
      setProblem(undefined);
      return;
    }
    const { spaces, messages } = withFields([space], { ...before, [name]: typed }, before);
    setProblem(messages[name]);
    if (messages[name] === undefined && editor.change(`Change ${space.code}`, { put: spaces }))
      setTyped(null);
  };
  const Input = name === 'code' ? TextInput : NumberInput;
  return (
    <Field label={`${label} of ${space.code}`} hideLabel error={problem} className={style.cell}>
      <Input
        {...(name === 'code' ? { code: true, maxLength: 12 } : {})}
        value={typed ?? before[name]}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') {
            setTyped(null);
            setProblem(undefined);
          }
        }}
      />
    </Field>
  );
}

function TypeField({ editor, space }: CellProps) {
  return (
    <Field label={`Type of ${space.code}`} hideLabel className={style.choice}>
      <Select
        value={space.type}
        options={spaceTypes.map((type) => ({ value: type, label: spaceMarks[type].label }))}
        onChange={({ target }) => {
          const type = spaceTypes.find((one) => one === target.value);
          if (type) editor.change(`Change ${space.code}`, { put: [{ ...space, type }] });
        }}
      />
    </Field>
  );
}

function ZoneField({ editor, space }: CellProps) {
  return (
    <Field label={`Zone of ${space.code}`} hideLabel className={style.choice}>
      <Select
        value={space.zoneId ?? ''}
        onChange={({ target }) =>
          editor.change(`Change ${space.code}`, { put: [{ ...space, zoneId: target.value || null }] })
        }
      >
        <option value="">None</option>
        {editor.draft.layout.zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
