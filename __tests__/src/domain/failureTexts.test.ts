import { type Failure, mayHaveBeenApplied } from '@/domain/failures';
import { AGENCY_CREATION_FAILED, agencyCreationText } from '@/domain/failureTexts/agencyCreation';
import * as appFeatures from '@/domain/failureTexts/appFeatures';
import { CORRECTION_SUCCESS, correctionTexts } from '@/domain/failureTexts/correction';
import * as registration from '@/domain/failureTexts/registration';
import * as ruleUpdate from '@/domain/failureTexts/ruleUpdate';

const status = (code: number, words: Partial<Failure> = {}): Failure => ({
  kind: 'status',
  status: code,
  ...words,
});
const lost: Failure = { kind: 'network' };
const LOST = 'The platform could not be reached: check the connection.';
const SAID = { message: 'm', description: 'd', extra: 'e' };

it.each<[Failure, string]>([
  [status(404), 'Server could not be reached'],
  [status(409), 'Agency already exists'],
  [status(400, { extra: 'violates unique constraint "agency_name_key"' }), 'Agency already exists'],
  [status(400, { extra: 'timezone is not known' }), 'This is likely a bug'],
  [status(500, { extra: 'agency_name_key' }), 'This is likely a bug'],
  [status(400), 'This is likely a bug'],
  [status(418), 'This is likely a bug'],
  [lost, 'This is likely a bug'],
])('an agency was not created, %j: %s', (failure, text) => {
  expect(AGENCY_CREATION_FAILED).toBe('Failed to create agency');
  expect(agencyCreationText(failure)).toBe(text);
});

it.each<[Failure, string, string[]]>([
  [status(500), 'Unable to edit payment.', ['Failed with status: 500']],
  [status(204), 'Unable to edit payment.', ['Failed with status: 204']],
  [status(400, SAID), 'Error: Unable to edit payment.', ['m', 'd', 'e', 'Failed with status: 400']],
  [lost, 'Error: Unable to edit payment.', [LOST]],
])('a payment was not corrected, %j', (failure, title, details) => {
  expect(correctionTexts(failure)).toEqual({ title, details });
});

it.each<[Failure, boolean, string, string[]]>([
  [status(202), false, 'Unable to edit business rule.', ['Failed with status: 202']],
  [status(403), true, 'Unable to edit business rule.', ['Failed with status: 403']],
  [status(400, SAID), false, 'Unable to edit business rule', ['Failed with status: 400', 'm', 'd', 'e']],
  [status(400, SAID), true, 'Unable to edit business rule', ['e']],
  [status(400, { message: 'm' }), true, 'Unable to edit business rule', ['Failed with status: 400', 'm']],
  [lost, false, 'Unable to edit business rule', [LOST]],
])('a rule was not changed, %j (object rule: %s)', (failure, isObject, title, details) => {
  expect(ruleUpdate.ruleUpdateTexts(failure, isObject)).toEqual({ title, details });
});

it('knows which statuses are a success', () => {
  expect(CORRECTION_SUCCESS).toEqual([200]);
  expect(ruleUpdate.RULE_UPDATE_SUCCESS).toEqual([200, 204]);
});

it('words the states of a write as specified', () => {
  expect([ruleUpdate.RULE_UPDATING, ruleUpdate.RULE_UPDATED, ruleUpdate.RULE_UPDATE_FAILED]).toEqual([
    'Editing business rule...',
    'Business Rule Edited Successfully',
    'Business Rule Edit Failure',
  ]);
  expect([appFeatures.FEATURES_APPLYING, appFeatures.FEATURES_APPLIED]).toEqual([
    'Applying Changes...',
    'Changes applied successfully!',
  ]);
  expect([appFeatures.NO_APPLICATION_SELECTED, appFeatures.NO_FEATURE_CHANGED]).toEqual([
    '- empty field: Please select an application',
    '- no changes have been made',
  ]);
  expect([
    registration.REGISTERING_ADMIN,
    registration.REGISTERING_PROFILE,
    registration.ADMIN_REGISTERED,
  ]).toEqual(['Registering Admin...', 'Registering Admin Profile...', 'Admin registered successfully!']);
});

it.each<[Failure, string]>([
  [status(404), 'Server could not be reached'],
  [status(500), 'This is likely a bug'],
  [lost, 'This is likely a bug'],
])('features were not changed, %j: %s', (failure, text) => {
  expect(appFeatures.FEATURES_FAILED).toBe('Failed to apply changes');
  expect(appFeatures.featuresText(failure)).toBe(text);
});

const EXISTS = 'Database error - This user might already exist';

it.each<[Failure, string]>([
  [status(404), 'Server could not be reached'],
  [status(409), EXISTS],
  [status(400, { code: 'db_error' }), EXISTS],
  [status(400), 'Error registering new admin'],
  [lost, 'Error registering new admin'],
])('an administrator was not registered, %j: %s', (failure, detail) => {
  expect(registration.administratorTexts(failure)).toEqual({
    title: 'Failed to register new admin',
    details: [detail],
  });
});

it.each<[Failure | null, string[]]>([
  [status(404), ['Admin registered but profile not generated.', 'Server could not be reached']],
  [status(409), ['Admin registered but profile not generated.', EXISTS]],
  [status(400), ['Admin registered but profile not generated.', 'Error registering new admin profile']],
  [status(500), ['Error registering new admin profile']],
  [lost, ['Error registering new admin profile']],
  [null, ['Admin registered but profile not generated.']],
])('the profile was not made, %j', (failure, details) => {
  const isUncertain = failure !== null && mayHaveBeenApplied(failure);
  expect(registration.profileTexts(failure, isUncertain)).toEqual({
    title: 'Failed to register admin profile for new admin',
    details,
  });
});
