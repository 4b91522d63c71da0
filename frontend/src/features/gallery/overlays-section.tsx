import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextArea } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { Confirm, Dialog } from '@ui/overlays/dialog';
import { Drawer } from '@ui/overlays/drawer';
import { Popover } from '@ui/overlays/popover';
import { useState } from 'react';
import { Sample, Section } from './sample';

export function OverlaysSection() {
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  return (
    <Section name="Overlays">
      <Sample name="Dialog, Confirm, Drawer, Popover, Toast">
        <Row>
          <Dialog
            title="Ask the seller"
            description="Ray answers most messages within a day."
            trigger={<Button>Open a dialog</Button>}
            footer={<Button variant="primary">Send the question</Button>}
          >
            <Field label="Your question">
              <TextArea placeholder="Is the casting number still readable?" />
            </Field>
          </Dialog>
          <Button onClick={() => setAsking(true)}>Ask to confirm</Button>
          <Confirm
            open={asking}
            onOpenChange={setAsking}
            title="Take this listing down?"
            description="Buyers who asked about it are told. You can put it up again later."
            action="Take it down"
            danger
            onConfirm={() => setAsking(false)}
          />
          <Drawer
            title="Filters"
            trigger={<Button>Open a drawer</Button>}
            footer={<Button variant="primary">Show 48 listings</Button>}
          >
            <Field label="Category">
              <Select placeholder="Any category" options={[{ value: 'body', label: 'Body' }]} />
            </Field>
          </Drawer>
          <Popover label="About distance" trigger={<Button>Open a popover</Button>} align="start">
            <p>Distances are as the crow flies.</p>
          </Popover>
          <Button
            onClick={() =>
              toast({
                title: 'Tour skipped',
                description: 'You can always restart the tour from the help menu.',
              })
            }
          >
            Show a toast
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'good',
                title: 'Held for you',
                description: 'Ray keeps it until Friday, 3 PM.',
                action: { label: 'See your holds', onClick: () => undefined },
              })
            }
          >
            Show good news
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'problem',
                title: 'Not sent',
                description: 'You are offline. It is kept as a draft.',
              })
            }
          >
            Show a problem
          </Button>
        </Row>
      </Sample>
    </Section>
  );
}
