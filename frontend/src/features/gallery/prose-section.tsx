import { Field } from '@ui/forms/field';
import { Grid, Stack } from '@ui/layout/layout';
import { Prose } from '@ui/prose/prose';
import { ProseInput } from '@ui/prose/prose-input';
import { useState } from 'react';
import { Sample, Section } from './sample';

export function ProseSection() {
  return (
    <Section name="Texts of members">
      <Sample name="Prose: live links, and those of a new member">
        <Grid min="20rem" gap="loose">
          <Prose text={sample} mentions={pages} tagHref={tagHref} areLinksLive />
          <Prose text={sample} mentions={pages} tagHref={tagHref} areLinksLive={false} />
        </Grid>
      </Sample>
      <Sample name="ProseInput: empty, written, too long">
        <Grid min="20rem" gap="loose">
          <Writing start="" />
          <Writing
            start={'**Flathead V8**, runs.\nAsk @ray or read [the manual](https://example.com/manual).'}
          />
          <Stack>
            <Writing
              start={'It turned over on the first pull. '.repeat(4)}
              error="Make it shorter to post it."
            />
          </Stack>
        </Grid>
      </Sample>
    </Section>
  );
}

function Writing({ start, error }: { readonly start: string; readonly error?: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label="Your post" error={error}>
      <ProseInput
        value={text}
        onChange={setText}
        maxLetters={120}
        placeholder="What are you working on?"
        findMembers={findMembers}
      />
    </Field>
  );
}

const members = [
  { handle: 'ray', name: 'Ray Kowalski' },
  { handle: 'ray-and-the-long-name-of-his', name: 'Raymond Featherstonehaugh-Kowalski' },
  { handle: 'rosa_51', name: 'Rosa Delgado' },
  { handle: 'ana', name: 'Ana Ruiz' },
];
const findMembers = (prefix: string) =>
  Promise.resolve(members.filter(({ handle }) => handle.startsWith(prefix)));

const pages = { ray: '/members/ray' };
const tagHref = (tag: string) => `/wall?tag=${tag}`;

const sample = `What carb is this? It came with a **1951 Chevrolet 3100**, *in pieces*.
Casting \`7002101\`, no tag. #chevrolet #c10

> It looks like a Rochester B to me,
> the choke is on the wrong side.

Still missing:
- air horn
- float bowl gasket, see https://example.com/parts/rochester-b?model=3100#gasket
- linkage, for the 216

1. Soak it
2. Ask @ray, @nobody-here or read [the manual](https://example.com/manual)`;
