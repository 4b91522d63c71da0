import { newUuid } from '@entities/inventory/offline/new-uuid';
import type { SpaceCanvasHandle } from '@entities/spaces/canvas/space-canvas';
import { plainCode } from '@modules/spaces/drawing/codes.rules';
import { boxOf } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceDraft } from '@modules/spaces/spaces.contract';
import { toast } from '@ui/feedback/toast-store';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Drawing, DrawingNow } from './drawing/drawing';
import { copies, middleOf, moved, nextFreeCode, rowOf, turnedBy } from './drawing/edits';
import { firstRows, type RowFields } from './drawing/row-fields';
import { spacesWords } from './drawing/space-fields';
import { useDrawing } from './use-drawing';

/** What a drag or a tap on the map does. */
export type Tool = 'choose' | 'pan' | 'space' | 'corner' | 'zone' | 'shape' | 'picture';
export type PanelName = 'chosen' | 'rows' | 'zones' | 'ground' | 'files';

/** All that the parts of the page share. */
export interface Editor {
  readonly eventId: string;
  readonly draft: SpaceDraft;
  readonly drawing: Drawing;
  readonly now: DrawingNow;
  readonly giveUp: () => Promise<void>;
  readonly canvas: RefObject<SpaceCanvasHandle | null>;
  readonly taken: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly chosenSpaces: readonly Space[];
  readonly choose: (ids: Iterable<string>, how?: 'only' | 'more' | 'other') => void;
  readonly chooseRow: (space: Space) => void;
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly panel: PanelName;
  readonly setPanel: (panel: PanelName) => void;
  readonly isSnapping: boolean;
  readonly setSnapping: (isOn: boolean) => void;
  readonly rows: RowFields;
  readonly setRows: (change: Partial<RowFields>) => void;
  /** The points of the zone or shape that is being drawn. */
  readonly outline: readonly MapPoint[];
  readonly setOutline: (points: readonly MapPoint[]) => void;
  /** Makes a change that can be undone.
   *  out  whether it was made; why not is in a toast */
  readonly change: Change;
  readonly move: (dx: number, dy: number) => void;
  readonly turn: (angle: number) => void;
  readonly copy: () => void;
  readonly remove: () => void;
  /** Adds one space, like the last.
   *  out  its id; null when it was refused */
  readonly addSpace: (at: MapPoint, size?: Pick<Space, 'width' | 'depth'>) => string | null;
}

type Change = (
  words: string,
  what: { readonly put?: readonly Space[]; readonly takeOut?: readonly string[] },
) => boolean;

export function useEditor(draft: SpaceDraft): Editor {
  const { drawing, now, giveUp } = useDrawing(draft);
  const canvas = useRef<SpaceCanvasHandle>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [tool, setTool] = useState<Tool>(firstTool);
  const [panel, setPanel] = useState<PanelName>(draft.layout.spaces.length === 0 ? 'rows' : 'chosen');
  const [isSnapping, setSnapping] = useState(true);
  const [rows, setAllRows] = useState<RowFields>(() => ({ ...firstRows, ...below(draft.layout.spaces) }));
  const [outline, setOutline] = useState<readonly MapPoint[]>([]);
  const last = useRef<Space | null>(null);

  const { byId, spaces } = now;
  const chosen = useMemo(() => new Set([...selected].filter((id) => byId.has(id))), [selected, byId]);
  const chosenSpaces = useMemo(() => spaces.filter(({ id }) => chosen.has(id)), [spaces, chosen]);
  const taken = useMemo(() => new Set(draft.taken), [draft.taken]);

  const choose: Editor['choose'] = (ids, how = 'only') => {
    const next = new Set(how === 'only' ? [] : chosen);
    for (const id of ids) {
      if (how === 'other' && next.has(id)) next.delete(id);
      else next.add(id);
    }
    setSelected(next);
    if (next.size > 0 && panel !== 'zones') setPanel('chosen');
  };
  const change: Change = (words, what) => {
    const problem = drawing.change(words, what);
    if (problem) toast({ title: problem, tone: 'problem' });
    return problem === null;
  };

  return {
    eventId: draft.eventId,
    draft,
    drawing,
    now,
    giveUp,
    canvas,
    taken,
    chosen,
    chosenSpaces,
    choose,
    chooseRow: (space) => choose(rowOf(space, spaces).map(({ id }) => id)),
    tool,
    setTool: (next) => {
      setTool(next);
      setOutline([]);
    },
    panel,
    setPanel,
    isSnapping,
    setSnapping,
    rows,
    setRows: (fields) => setAllRows((before) => ({ ...before, ...fields })),
    outline,
    setOutline,
    change,
    move: (dx, dy) => change(`Move ${spacesWords(chosenSpaces)}`, { put: moved(chosenSpaces, dx, dy) }),
    turn: (angle) =>
      change(`Turn ${spacesWords(chosenSpaces)}`, {
        put: turnedBy(chosenSpaces, angle, middleOf(chosenSpaces)),
      }),
    copy: () => {
      const made = copies(chosenSpaces, spaces, newUuid);
      if (change(`Copy ${spacesWords(chosenSpaces)}`, { put: made })) {
        choose(made.map(({ id }) => id));
        const box = boxOf(made);
        if (box) canvas.current?.reveal(box);
      }
    },
    remove: () => {
      const isTaken = chosenSpaces.filter(({ id }) => taken.has(id));
      if (!change(`Delete ${spacesWords(chosenSpaces)}`, { takeOut: [...chosen] })) return;
      toast({
        title: `${spacesWords(chosenSpaces)} deleted`,
        ...(isTaken.length > 0 && {
          description: `Somebody has ${spacesWords(isTaken)} on a date to come: the map cannot be published without.`,
        }),
        action: { label: 'Undo', onClick: drawing.undo },
      });
    },
    addSpace: (at, size) => {
      const like = last.current ?? chosenSpaces.at(-1) ?? spaces.at(-1) ?? blank;
      const codes = new Set(spaces.map(({ code }) => plainCode(code)));
      const space: Space = {
        ...like,
        ...at,
        ...size,
        id: newUuid(),
        code: nextFreeCode(like.code, codes),
        blocked: null,
        features: [],
      };
      if (!change(`Draw ${space.code}`, { put: [space] })) return null;
      last.current = space;
      setSelected(new Set([space.id]));
      return space.id;
    },
  };
}

/** One finger moves the map, as everywhere else on a phone. */
const firstTool = (): Tool => (matchMedia('(pointer: coarse)').matches ? 'pan' : 'choose');

/** Where new rows begin: below all that is drawn. */
function below(spaces: readonly Space[]): Partial<RowFields> {
  const box = boxOf(spaces);
  return box ? { x: String(Math.round(box.left)), y: String(Math.round(box.bottom + 20)) } : {};
}

const blank: Space = {
  id: '',
  code: 'A0',
  zoneId: null,
  x: 0,
  y: 0,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 0,
  features: [],
  blocked: null,
};
