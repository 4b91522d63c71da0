import { aligned, distributed, type Edge } from '@modules/spaces/drawing/geometry.rules';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { Row } from '@ui/layout/layout';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { closedUp } from '../drawing/edits';
import { spacesWords } from '../drawing/space-fields';
import type { Editor } from '../use-editor';

/** Moves and lines up what is chosen, by buttons. */
export function Arrange({ editor }: { readonly editor: Editor }) {
  const { chosenSpaces } = editor;
  const words = spacesWords(chosenSpaces);
  const put = (verb: string, spaces: readonly Space[]) => editor.change(`${verb} ${words}`, { put: spaces });
  return (
    <>
      <FieldGroup legend="Move by a foot">
        <Row>
          {pushes.map(({ label, icon, by: [dx, dy] }) => (
            <IconButton key={label} label={label} variant="framed" onClick={() => editor.move(dx, dy)}>
              {icon}
            </IconButton>
          ))}
        </Row>
      </FieldGroup>
      {chosenSpaces.length > 1 && (
        <FieldGroup legend="Line up">
          <Row>
            {edges.map(({ edge, label, icon }) => (
              <IconButton
                key={edge}
                label={label}
                variant="framed"
                onClick={() => put('Line up', aligned(chosenSpaces, edge))}
              >
                {icon}
              </IconButton>
            ))}
            <IconButton
              label="Same distance from left to right"
              variant="framed"
              disabled={chosenSpaces.length < 3}
              onClick={() => put('Spread', distributed(chosenSpaces, 'x'))}
            >
              <AlignHorizontalDistributeCenter aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Same distance from top to bottom"
              variant="framed"
              disabled={chosenSpaces.length < 3}
              onClick={() => put('Spread', distributed(chosenSpaces, 'y'))}
            >
              <AlignVerticalDistributeCenter aria-hidden="true" />
            </IconButton>
          </Row>
          <Row>
            <Button size="small" onClick={() => put('Close up', closedUp(chosenSpaces))}>
              Side by side
            </Button>
          </Row>
        </FieldGroup>
      )}
      <Row>
        {chosenSpaces.length === 1 && chosenSpaces[0] && (
          <Button size="small" onClick={() => chosenSpaces[0] && editor.chooseRow(chosenSpaces[0])}>
            Choose its row
          </Button>
        )}
        <Button size="small" onClick={editor.copy}>
          Copy
        </Button>
        <Button size="small" variant="danger" onClick={editor.remove}>
          Delete
        </Button>
      </Row>
    </>
  );
}

const pushes: readonly {
  readonly label: string;
  readonly icon: ReactNode;
  readonly by: readonly [number, number];
}[] = [
  { label: 'Move to the left', icon: <ArrowLeft aria-hidden="true" />, by: [-1, 0] },
  { label: 'Move to the right', icon: <ArrowRight aria-hidden="true" />, by: [1, 0] },
  { label: 'Move up', icon: <ArrowUp aria-hidden="true" />, by: [0, -1] },
  { label: 'Move down', icon: <ArrowDown aria-hidden="true" />, by: [0, 1] },
];

const edges: readonly { readonly edge: Edge; readonly label: string; readonly icon: ReactNode }[] = [
  { edge: 'left', label: 'Line up at the left', icon: <AlignStartVertical aria-hidden="true" /> },
  { edge: 'centre', label: 'Line up in one column', icon: <AlignCenterVertical aria-hidden="true" /> },
  { edge: 'right', label: 'Line up at the right', icon: <AlignEndVertical aria-hidden="true" /> },
  { edge: 'top', label: 'Line up at the top', icon: <AlignStartHorizontal aria-hidden="true" /> },
  { edge: 'middle', label: 'Line up in one row', icon: <AlignCenterHorizontal aria-hidden="true" /> },
  { edge: 'bottom', label: 'Line up at the bottom', icon: <AlignEndHorizontal aria-hidden="true" /> },
];
