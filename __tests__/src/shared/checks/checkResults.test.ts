import { evaluateDocumentVersions } from '@/shared/checks/checkResults';

it('is an alert for a document that has no version', () => {
  expect(evaluateDocumentVersions('terms', 0)({ rows: [], invalidRowCount: 0 })).toMatchObject({
    status: 'alert',
    messages: ['There is no version of the document “terms”.'],
  });
});
