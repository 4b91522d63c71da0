import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Row } from '@ui/layout/layout';
import { Grid3x3 } from 'lucide-react';
import type { Editor } from './use-editor';

/** An empty map: the two ways to begin. */
export function FirstSteps({ editor }: { readonly editor: Editor }) {
  return (
    <Empty
      title="Draw your field"
      visual={<Grid3x3 aria-hidden="true" />}
      action={
        <Row>
          <Button variant="primary" onClick={() => editor.setPanel('rows')}>
            Make rows
          </Button>
          <Button onClick={() => editor.setPanel('ground')}>Add a picture</Button>
          <Button onClick={() => editor.setPanel('files')}>Read a file</Button>
        </Row>
      }
    >
      Make rows of spaces at once, or put an aerial picture below and draw on it. Nobody sees the map before
      you publish it.
    </Empty>
  );
}
