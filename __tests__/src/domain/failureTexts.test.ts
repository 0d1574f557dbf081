import { CORRECTION_SUCCESS_STATUSES } from '@/domain/entities/payment';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import * as adminRegistration from '@/domain/failureTexts/adminRegistration';
import * as appFeatures from '@/domain/failureTexts/appFeatures';
import {
  describeCorrectionFailure,
  describeRejection,
  describeVerification,
} from '@/domain/failureTexts/correction';
import * as ruleUpdate from '@/domain/failureTexts/ruleUpdate';

const httpFailure = (status: number, serverMessages: Partial<Failure> = {}): Failure => ({
  kind: 'status',
  status,
  ...serverMessages,
});
const networkFailure: Failure = { kind: 'network' };
const NETWORK_TEXT = 'The platform could not be reached: check the connection.';
const SERVER_MESSAGES = { message: 'm', description: 'd', extra: 'e' };

it.each<[Failure, string, string[]]>([
  [httpFailure(500), 'Unable to edit payment.', ['Failed with status: 500']],
  [httpFailure(204), 'Unable to edit payment.', ['Failed with status: 204']],
  [
    httpFailure(400, SERVER_MESSAGES),
    'Error: Unable to edit payment.',
    ['m', 'd', 'e', 'Failed with status: 400'],
  ],
  [networkFailure, 'Error: Unable to edit payment.', [NETWORK_TEXT]],
])('describes the payment correction failure %j', (failure, title, details) => {
  expect(describeCorrectionFailure(failure)).toEqual({ title, details });
});

it.each([
  ['Unable to edit payment.', 'Unable to edit payment. The correction can be submitted again.'],
  [undefined, 'The correction can be submitted again.'],
])('says why a correction was rejected (%s), and not that the payment is unchanged', (reason, text) => {
  expect(describeRejection(reason)).toEqual({ title: 'The correction was not applied', text });
});

it.each([
  ['paymentUnreadable', 'Payment 5 could not be loaded. Check again in a moment.'],
  ['mediumsUnreadable', 'The fare media could not be loaded. Check again in a moment.'],
  ['hadSubmittedValues', 'Payment 5 had the submitted values before, so reading it does not tell.'],
  [
    'hasOtherValues',
    'Payment 5 has changed to $4.50, Cash, which is neither the previous value nor the submitted one.',
  ],
] as const)(
  'says that it is unknown whether a correction was applied, with the reason %s',
  (reason, text) => {
    expect(describeVerification({ result: 'unknown', reason }, 5, '$7.00', '$4.50, Cash').text).toBe(text);
  },
);

it.each<[Failure, boolean, string, string[]]>([
  [httpFailure(202), false, 'Unable to edit business rule.', ['Failed with status: 202']],
  [httpFailure(403), true, 'Unable to edit business rule.', ['Failed with status: 403']],
  [
    httpFailure(400, SERVER_MESSAGES),
    false,
    'Unable to edit business rule',
    ['Failed with status: 400', 'm', 'd', 'e'],
  ],
  [httpFailure(400, SERVER_MESSAGES), true, 'Unable to edit business rule', ['e']],
  [
    httpFailure(400, { message: 'm' }),
    true,
    'Unable to edit business rule',
    ['Failed with status: 400', 'm'],
  ],
  [networkFailure, false, 'Unable to edit business rule', [NETWORK_TEXT]],
])('describes the rule update failure %j (object rule: %s)', (failure, isObject, title, details) => {
  expect(ruleUpdate.describeRuleUpdateFailure(failure, isObject)).toEqual({ title, details });
});

it('cuts a long extra message visibly', () => {
  const failure = httpFailure(400, { extra: 'x'.repeat(1_000) });
  const cut = `${'x'.repeat(300)}…`;
  for (const isObject of [true, false])
    expect(ruleUpdate.describeRuleUpdateFailure(failure, isObject).details.at(-1)).toBe(cut);
  expect(describeCorrectionFailure(failure).details).toContain(cut);
});

it('lists the statuses that count as success', () => {
  expect(CORRECTION_SUCCESS_STATUSES).toEqual([200]);
  expect(ruleUpdate.RULE_UPDATE_SUCCESS_STATUSES).toEqual([200, 204]);
});

it('uses the texts of the specification for each status of a write', () => {
  expect([
    ruleUpdate.RULE_UPDATE_TITLES.processing,
    ruleUpdate.RULE_UPDATE_TITLES.success,
    ruleUpdate.RULE_UPDATE_TITLES.failed,
  ]).toEqual(['Editing business rule...', 'Business Rule Edited Successfully', 'Business Rule Edit Failure']);
  expect([appFeatures.FEATURES_TITLES.processing, appFeatures.FEATURES_TITLES.success]).toEqual([
    'Applying Changes...',
    'Changes applied successfully!',
  ]);
  expect([appFeatures.NO_APPLICATION_SELECTED_TEXT, appFeatures.NO_FEATURE_CHANGED_TEXT]).toEqual([
    '- empty field: Please select an application',
    '- no changes have been made',
  ]);
  expect([
    adminRegistration.REGISTERING_ADMIN_TITLE,
    adminRegistration.REGISTERING_PROFILE_TITLE,
    adminRegistration.ADMIN_REGISTERED_TITLE,
  ]).toEqual(['Registering Admin...', 'Registering Admin Profile...', 'Admin registered successfully!']);
});

it.each<[Failure, string]>([
  [httpFailure(404), 'Server could not be reached'],
  [httpFailure(500), 'This is likely a bug'],
  [networkFailure, 'This is likely a bug'],
])('describes the app features failure %j as %s', (failure, text) => {
  expect(appFeatures.FEATURES_TITLES.failed).toBe('Failed to apply changes');
  expect(appFeatures.describeFeaturesFailure(failure)).toBe(text);
});

const USER_EXISTS_TEXT = 'Database error - This user might already exist';

it.each<[Failure, string]>([
  [httpFailure(404), 'Server could not be reached'],
  [httpFailure(409), USER_EXISTS_TEXT],
  [httpFailure(400, { code: 'db_error' }), USER_EXISTS_TEXT],
  [httpFailure(400), 'Error registering new admin'],
  [networkFailure, 'Error registering new admin'],
])('describes the administrator failure %j as %s', (failure, detail) => {
  expect(adminRegistration.describeAdministratorFailure(failure)).toEqual({
    title: 'Failed to register new admin',
    details: [detail],
  });
});

it.each<[Failure | null, string[]]>([
  [httpFailure(404), ['Admin registered but profile not generated.', 'Server could not be reached']],
  [httpFailure(409), ['Admin registered but profile not generated.', USER_EXISTS_TEXT]],
  [httpFailure(400), ['Admin registered but profile not generated.', 'Error registering new admin profile']],
  [httpFailure(500), ['The administrator is registered.', 'Error registering new admin profile']],
  [networkFailure, ['The administrator is registered.', 'Error registering new admin profile']],
  // No call has failed: the profile was not sent yet, or the page was reloaded.
  [null, ['Admin registered but profile not generated.']],
])('describes the profile failure %j', (failure, details) => {
  const isUnknown = failure !== null && isOutcomeUnknown(failure);
  expect(adminRegistration.describeProfileFailure(failure, isUnknown)).toEqual({
    title: 'Failed to register admin profile for new admin',
    details,
  });
});
