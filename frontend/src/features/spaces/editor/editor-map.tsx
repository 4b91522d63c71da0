import { SpaceCanvas, type SpaceTool } from '@entities/spaces/canvas/space-canvas';
import type { SpaceEngine } from '@entities/spaces/canvas/space-engine';
import type { SpaceMark } from '@entities/spaces/canvas/space-marks';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { dollarsOf } from '@lib/format';
import type { Rectangle } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { EditHandlers, EditLayer } from './canvas/edit-layer';
import { boxBetween, framed, snapOf } from './drawing/edits';
import { drawnRows, readRows } from './drawing/row-fields';
import { spacesWords } from './drawing/space-fields';
import style from './editor.module.css';
import type { Editor } from './use-editor';

export type EditorMapProps = {
  readonly editor: Editor;
  readonly title: string;
  readonly onPicture: EditHandlers['onPicture'];
};

/** The map, where spaces are drawn, chosen, moved, turned and sized. */
export function EditorMap({ editor, title, onPicture }: EditorMapProps) {
  const { draft, now, tool, panel, chosenSpaces } = editor;
  const layer = useRef<EditLayer | null>(null);
  const picked = useRef({ id: '', at: 0 });
  /** Two taps on one space mean its row, also where the first made it something to drag. */
  const pick = (space: Space, isMore: boolean) => {
    const at = performance.now();
    const isDouble = picked.current.id === space.id && at - picked.current.at < 400;
    picked.current = { id: space.id, at };
    if (isDouble) editor.chooseRow(space);
    else editor.choose([space.id], isMore ? 'other' : 'only');
  };
  const latest = useRef({ editor, onPicture, pick });
  latest.current = { editor, onPicture, pick };

  const layout = useMemo(
    () => ({ spaces: [...now.spaces], zones: draft.layout.zones, shapes: draft.layout.shapes }),
    [now.spaces, draft.layout.zones, draft.layout.shapes],
  );
  const ghosts = useGhosts(editor);
  const { taken } = editor;
  const markOf = useCallback(
    ({ id, type, blocked }: Space): SpaceMark =>
      blocked !== null ? 'blocked' : taken.has(id) ? 'assigned' : type,
    [taken],
  );

  const attach = useCallback((engine: SpaceEngine) => {
    let isGone = false;
    let started: EditLayer | undefined;
    const start = async () => {
      const { startEditLayer } = await import('./canvas/edit-layer');
      if (isGone) return;
      started = startEditLayer(engine, () => handlersOf(latest.current, engine));
      layer.current = started;
      started.frame(latest.current.editor.chosenSpaces);
    };
    void start();
    return () => {
      isGone = true;
      layer.current = null;
      started?.destroy();
    };
  }, []);

  useEffect(() => layer.current?.frame(chosenSpaces), [chosenSpaces]);
  useEffect(() => layer.current?.outline(editor.outline, tool === 'zone'), [editor.outline, tool]);
  // The picture is another node after another one was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => layer.current?.placePicture(tool === 'picture'), [tool, draft.picture]);

  return (
    <SpaceCanvas
      ref={editor.canvas}
      className={style.map}
      label={`Map of ${title}`}
      layout={layout}
      picture={draft.picture}
      markOf={markOf}
      chosen={editor.chosen}
      ghosts={panel === 'rows' ? ghosts : none}
      describe={(space) => wordsOf(space, editor)}
      tool={toolOf(latest, layer, attach, tool)}
      onPick={(space, { isMore }) => {
        if (space) pick(space, isMore);
        else if (!isMore) editor.choose([]);
      }}
      instead="This browser does not show the drawing. Everything can be done in the table."
    />
  );
}

type Latest = Pick<EditorMapProps, 'editor' | 'onPicture'> & {
  readonly pick: (space: Space, isMore: boolean) => void;
};
type Ref<Value> = { readonly current: Value };

/** Taps, drags and keys as the chosen tool takes them. */
function toolOf(
  latest: Ref<Latest>,
  layer: Ref<EditLayer | null>,
  attach: NonNullable<SpaceTool['attach']>,
  tool: Editor['tool'],
): SpaceTool {
  return {
    attach,
    cursor: tool === 'pan' || tool === 'picture' ? 'grab' : tool === 'choose' ? 'default' : 'crosshair',
    begin: (from, event, { scale }) => {
      if (tool !== 'choose' && tool !== 'space') return null;
      return {
        move: (at) => layer.current?.box(boxBetween(from, at)),
        cancel: () => layer.current?.box(null),
        end: (at) => {
          layer.current?.box(null);
          const { editor } = latest.current;
          const box = boxBetween(from, at);
          if (tool === 'choose') {
            const found = editor.canvas.current?.grid.within(box) ?? [];
            editor.choose(
              found.map(({ id }) => id),
              event.shiftKey ? 'more' : 'only',
            );
            return;
          }
          const [width, depth] = [box.right - box.left, box.bottom - box.top];
          // A slip of the finger is a tap.
          if (Math.max(width, depth) * scale < 12) editor.addSpace(tidy(from));
          else
            editor.addSpace(tidy({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }), {
              width: sized(width),
              depth: sized(depth),
            });
        },
      };
    },
    tap: (at) => {
      const { editor } = latest.current;
      if (tool === 'space') editor.addSpace(tidy(at));
      else if (tool === 'corner') {
        editor.setRows({ x: String(Math.round(at.x)), y: String(Math.round(at.y)) });
        editor.setTool('choose');
      } else if (tool === 'zone' || tool === 'shape') editor.setOutline([...editor.outline, tidy(at)]);
      else return tool === 'picture';
      return true;
    },
    key: (event) => onKey(event, latest.current.editor),
  };
}

/** out  whether the key was for the editor */
function onKey(event: KeyboardEvent, editor: Editor): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const take = (run: () => void) => {
    event.preventDefault();
    run();
    return true;
  };
  const key = event.key.toLowerCase();
  if (isCommand && key === 'z') return take(event.shiftKey ? editor.drawing.redo : editor.drawing.undo);
  if (isCommand && key === 'y') return take(editor.drawing.redo);
  if (isCommand && key === 'a') return take(() => editor.choose(editor.now.byId.keys()));
  if (event.key === 'Escape') {
    if (editor.tool !== 'choose') return take(() => editor.setTool('choose'));
    if (editor.chosen.size > 0) return take(() => editor.choose([]));
    return false;
  }
  if (editor.chosen.size === 0) return false;
  if (isCommand && key === 'd') return take(editor.copy);
  if (event.key === 'Delete' || event.key === 'Backspace') return take(editor.remove);
  const step = steps[event.key];
  if (step && event.altKey) {
    const by = event.shiftKey ? 10 : 1;
    return take(() => editor.move(step[0] * by, step[1] * by));
  }
  if (event.key === '[') return take(() => editor.turn(-15));
  if (event.key === ']') return take(() => editor.turn(15));
  return false;
}

function handlersOf({ editor, onPicture, pick }: Latest, engine: SpaceEngine): EditHandlers {
  return {
    onPicture,
    onFrame: (change) => {
      const put = framed(editor.chosenSpaces, change);
      const words = change.size ? 'Size' : change.angle !== 0 ? 'Turn' : 'Move';
      if (!editor.change(`${words} ${spacesWords(editor.chosenSpaces)}`, { put })) engine.stage.batchDraw();
    },
    onTap: (at, event) => {
      const space = editor.canvas.current?.grid.at(at);
      if (space) pick(space, event.shiftKey || event.ctrlKey || event.metaKey);
    },
    snap: (frame) => {
      if (!editor.isSnapping) return { x: 0, y: 0 };
      const reach = Math.hypot(frame.width, frame.depth) / 2 + 60;
      const near = editor.canvas.current?.grid.within({
        left: frame.x - reach,
        top: frame.y - reach,
        right: frame.x + reach,
        bottom: frame.y + reach,
      });
      const others: readonly Rectangle[] = near?.filter(({ id }) => !editor.chosen.has(id)) ?? [];
      // Far from everything it goes by half feet.
      if (others.length === 0) return { x: half(frame.x) - frame.x, y: half(frame.y) - frame.y };
      return snapOf(frame, others, 8 / engine.view().scale);
    },
  };
}

/** The rows that the form would draw now. */
function useGhosts({ rows, now }: Editor): readonly Space[] {
  return useMemo(() => {
    const { plan } = readRows(rows);
    let nth = 0;
    return plan ? drawnRows(plan, now.spaces, () => `ghost-${nth++}`).spaces : none;
  }, [rows, now.spaces]);
}

/** What is read out of a space. */
function wordsOf(space: Space, { chosen, taken, draft }: Editor): string {
  const zone = draft.layout.zones.find(({ id }) => id === space.zoneId);
  return [
    space.code,
    spaceMarks[space.type].label,
    `${space.width} by ${space.depth} feet`,
    dollarsOf(space.cents),
    zone && `zone ${zone.name}`,
    space.blocked !== null && `blocked: ${space.blocked}`,
    taken.has(space.id) && 'taken',
    chosen.has(space.id) && 'chosen',
  ]
    .filter(Boolean)
    .join(', ');
}

const half = (feet: number): number => Math.round(feet * 2) / 2;
const tidy = ({ x, y }: MapPoint): MapPoint => ({ x: half(x), y: half(y) });
const sized = (feet: number): number => Math.min(500, Math.max(1, half(feet)));
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const none: readonly Space[] = [];
