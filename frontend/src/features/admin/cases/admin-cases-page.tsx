import { Stack } from '@ui/layout/layout';
import { NextCase } from '../case/next-case';
import { ConsoleFrame } from '../console/console-frame';
import { KeysHelp } from '../console/keys-help';
import { OpenCase } from '../open-case';
import { useCasesFilter } from './cases-filter';
import { CasesSearch } from './cases-search';
import { Queue } from './queue';

/** /admin/cases: the queue, by priority and age. */
export default function AdminCasesPage() {
  return (
    <ConsoleFrame
      capability="moderate"
      title="Cases"
      lead="The most urgent first, then the oldest."
      actions={
        <>
          <NextCase variant="primary" />
          <OpenCase />
          <KeysHelp keys={keys} />
        </>
      }
    >
      <Cases />
    </ConsoleFrame>
  );
}

function Cases() {
  const [filter, set] = useCasesFilter();
  return (
    <Stack>
      <CasesSearch filter={filter} onChange={set} />
      <Queue filter={filter} onChange={set} />
    </Stack>
  );
}

const keys = [
  ['j', 'The next line'],
  ['k', 'The line above'],
  ['Enter', 'Open it'],
  ['n', 'The next case for you'],
] as const;
