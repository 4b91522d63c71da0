import { IconButton } from '@ui/actions/icon-button';
import { ToggleChip } from '@ui/data/chip';
import {
  Copy,
  Hand,
  Magnet,
  MousePointer2,
  Redo2,
  RotateCcw,
  RotateCw,
  SquarePlus,
  Trash2,
  Undo2,
} from 'lucide-react';
import style from './editor.module.css';
import type { Editor, Tool } from './use-editor';

/** What can be done with what is chosen, and with the map where it is shown: above it, for fingers as for a mouse. */
export function Toolbar({ editor, isMap }: { readonly editor: Editor; readonly isMap: boolean }) {
  const { now, tool, chosen } = editor;
  const none = chosen.size === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div className={style.toolbar} role="group" aria-label="Drawing">
      {(isMap ? tools : []).map(({ name, label, icon }) => (
        <ToggleChip
          key={name}
          pressed={tool === name}
          icon={icon}
          onPressedChange={() => editor.setTool(tool === name ? 'choose' : name)}
        >
          {label}
        </ToggleChip>
      ))}
      {isMap && (
        <ToggleChip pressed={editor.isSnapping} icon={<Magnet />} onPressedChange={editor.setSnapping}>
          Snap
        </ToggleChip>
      )}
      <IconButton
        label={now.undo ? `Undo: ${now.undo}` : 'Nothing to undo'}
        disabled={!now.undo}
        onClick={editor.drawing.undo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={now.redo ? `Do again: ${now.redo}` : 'Nothing to do again'}
        disabled={!now.redo}
        onClick={editor.drawing.redo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Turn to the left by 15 degrees" disabled={none} onClick={() => editor.turn(-15)}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
      <IconButton label="Turn to the right by 15 degrees" disabled={none} onClick={() => editor.turn(15)}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      <IconButton label="Copy what is chosen" disabled={none} onClick={editor.copy}>
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete what is chosen" disabled={none} onClick={editor.remove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const tools: readonly { readonly name: Tool; readonly label: string; readonly icon: React.ReactNode }[] = [
  { name: 'choose', label: 'Choose', icon: <MousePointer2 /> },
  { name: 'pan', label: 'Move map', icon: <Hand /> },
  { name: 'space', label: 'Draw one', icon: <SquarePlus /> },
];
