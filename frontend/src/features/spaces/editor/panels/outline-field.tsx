import { counted } from '@lib/format';
import type { Rectangle } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { outlineAround } from '../drawing/edits';
import { pointsText, readPoints } from '../drawing/points-text';
import type { Editor } from '../use-editor';

export type OutlineFieldProps = {
  readonly editor: Editor;
  readonly tool: 'zone' | 'shape';
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** Of what is typed or taken over; while it is drawn, the editor has the points. */
  readonly onPoints: (points: readonly MapPoint[]) => void;
  /** Spaces that it can be drawn around. */
  readonly around: readonly Rectangle[];
  readonly error?: string | false;
};

/** An outline, by taps on the map, by numbers, or around spaces. */
export function OutlineField({ editor, tool, label, points, onPoints, around, error }: OutlineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isDrawing = editor.tool === tool;
  const isUnread = typed !== null && readPoints(typed) === null;
  const show = (next: readonly MapPoint[]) => {
    setTyped(null);
    onPoints(next);
    if (isDrawing) editor.setTool('choose');
  };
  return (
    <>
      <Field
        label={label}
        hint="Corners in feet, to the right and down: 0 0, 50 0, 50 30."
        error={isUnread ? 'Write two numbers for each corner, and a comma between corners.' : error}
      >
        <TextInput
          autoComplete="off"
          value={typed ?? pointsText(points)}
          onChange={({ target }) => {
            const read = readPoints(target.value);
            if (isDrawing) editor.setTool('choose');
            setTyped(target.value);
            if (read) onPoints(read);
          }}
          onBlur={() => !isUnread && setTyped(null)}
        />
      </Field>
      <Row>
        <Button
          size="small"
          onClick={() => {
            setTyped(null);
            if (isDrawing) show(editor.outline);
            else editor.setTool(tool);
          }}
        >
          {isDrawing ? 'Keep these corners' : 'Tap its corners on the map'}
        </Button>
        {isDrawing && <span role="status">{counted(editor.outline.length, 'corner')}</span>}
        {isDrawing && editor.outline.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => editor.setOutline(editor.outline.slice(0, -1))}>
            Take the last one back
          </Button>
        )}
        {around.length > 0 && (
          <Button size="small" onClick={() => show(outlineAround(around))}>
            Around {counted(around.length, 'space')}
          </Button>
        )}
      </Row>
    </>
  );
}
