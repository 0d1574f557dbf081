import { findSentSubmission } from '@/screens/app-features/queue/findSentSubmission';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { describeFeaturesWrite } from '@/shared/writes/featuresJournal';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

it('finds in the journal what was sent, and what was so before', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
  const sent = { added: ['pay_wallet'], removed: ['mod_booking', 'amble_map'] };
  const described = describeFeaturesWrite(application, sent, new Set(['pay_wallet', 'mod_booking']));
  store.dispatch(recordWriteStarted({ agency: 'CBTA', ...described }));
  const changes = { added: ['pay_wallet', 'pay_tokens'], removed: ['mod_booking', 'amble_map'] };
  const found = store.dispatch(findSentSubmission({ agency: 'CBTA', switches: { application, changes } }));
  expect(found.submission).toMatchObject({ changes: sent, alreadySet: ['pay_wallet', 'amble_map'] });
});
