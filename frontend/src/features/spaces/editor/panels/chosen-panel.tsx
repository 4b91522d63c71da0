import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { spacesWords } from '../drawing/space-fields';
import style from '../editor.module.css';
import type { Editor } from '../use-editor';
import { Arrange } from './arrange';
import { RenumberForm } from './renumber-form';
import { SpaceForm } from './space-form';

/** What is chosen: what it is, and what can be done with it. */
export function ChosenPanel({ editor }: { readonly editor: Editor }) {
  const { chosenSpaces, taken } = editor;
  if (chosenSpaces.length === 0)
    return (
      <p className={style.quiet}>
        Tap a space to choose it, twice for its row, or drag a box around many. Shift adds to what is chosen.
        In the table, each row has a box to tick.
      </p>
    );
  const somebodys = chosenSpaces.filter(({ id }) => taken.has(id));
  return (
    <Stack>
      <Row>
        {chosenSpaces.slice(0, 8).map(({ id, code }) => (
          <SpaceCode key={id} code={code} kind={chosenSpaces.length === 1 ? 'space' : undefined} />
        ))}
        {chosenSpaces.length > 8 && <span>and {chosenSpaces.length - 8} more</span>}
      </Row>
      {somebodys.length > 0 && (
        <Notice live={false} title={`Somebody has ${spacesWords(somebodys)} on a date to come`}>
          You can move, rename or block it. The map is not published without it.
        </Notice>
      )}
      <Arrange editor={editor} />
      <SpaceForm key={[...editor.chosen].join()} editor={editor} spaces={chosenSpaces} />
      <RenumberForm editor={editor} />
    </Stack>
  );
}
