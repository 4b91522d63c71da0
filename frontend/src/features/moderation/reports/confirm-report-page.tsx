import { useConfirmReport } from '@entities/report/report.mutations';
import { messageOf } from '@lib/api/problem';
import { useLinkToken } from '@lib/browser/use-link-token';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';

/** /reports/confirm: opened by the link in the e-mail to a guest who reported something. Opening it changes nothing. */
export default function ConfirmReportPage() {
  const token = useLinkToken();
  const confirm = useConfirmReport();
  return (
    <Page width="form">
      <PageHeading title="Confirm your report" lead="Then a person looks at it, and you hear from us." />
      <Stack>
        {token === '' && (
          <Notice tone="warn" live={false} title="This link is incomplete">
            Open it from the e-mail again.
          </Notice>
        )}
        {confirm.isError && <Notice tone="problem">{messageOf(confirm.error)}</Notice>}
        {confirm.isSuccess && (
          <Notice tone="good" isResult title="We have it">
            Thank you. We write to you again when it is decided.
          </Notice>
        )}
        {token !== '' && !confirm.isSuccess && (
          <Row>
            <Button
              variant="primary"
              busy={confirm.isPending}
              busyLabel="Confirming…"
              onClick={() => confirm.mutate(token)}
            >
              Confirm my report
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
