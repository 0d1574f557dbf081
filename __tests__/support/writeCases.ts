import { screen } from '@testing-library/react';
import { clickButton } from '@tests/support/controls';
import { type RenderedRoute } from './renderRoute';

const PASSWORD = 'Quiet-heron-4821';

/** A write of the portal, and where its form, its failure and its verification are. */
export interface WriteCase {
  write: string;
  path: string;
  /** The write's method and path. */
  request: string;
  fillAndSubmit: (user: RenderedRoute['user']) => Promise<void>;
  /** The title of the failure dialog. */
  failureTitle: string;
  /** The label of the button that leads to sending the write again. */
  resendLabel: string;
  /** Finds what was entered, after that button. */
  findKeptInput: () => Promise<HTMLElement>;
  /** The read that verifies the write. */
  verifyRequest: string;
  /** Whether the portal reads by itself after the write. */
  isReadAfterwards?: true;
  /** The text of the dialog when the verification finds the write applied. */
  appliedText: string | RegExp;
}

async function pasteInto(user: RenderedRoute['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label, { exact: true });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export const WRITES: readonly WriteCase[] = [
  {
    write: 'an agency’s creation',
    path: '/agency-creation',
    request: 'POST /platform/us-east/agency/api/v4/agencies',
    fillAndSubmit: async (user) => {
      await screen.findByText('America/New_York');
      await screen.findByText('United States');
      await pasteInto(user, 'Name', 'Perhaps Lines');
      await pasteInto(user, 'Abbreviation', 'PERHAPS');
      await clickButton(user, 'Create agency');
    },
    failureTitle: 'Failed to create agency',
    resendLabel: 'Try again',
    findKeptInput: () => screen.findByDisplayValue('Perhaps Lines'),
    verifyRequest: 'GET /platform/us-east/agency/api/v4/agencies/PERHAPS',
    appliedText: /is there now/,
  },
  {
    write: 'an operator’s registration',
    path: '/pso-users',
    request: 'POST /platform/us-east/pso/api/v1/signup',
    fillAndSubmit: async (user) => {
      await clickButton(user, 'Register operator');
      await pasteInto(user, 'Email', 'perhaps@us-east.example');
      await pasteInto(user, 'Password', PASSWORD);
      await clickButton(user, 'Register');
    },
    failureTitle: 'Failed to register operator',
    resendLabel: 'Try again',
    findKeptInput: () => screen.findByDisplayValue('perhaps@us-east.example'),
    verifyRequest: 'per_page=100',
    appliedText: /an operator with this email exists now/,
  },
  {
    write: 'an administrator’s registration',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/auth/api/v3/administrators',
    fillAndSubmit: (user) => registerAdmin(user, 'perhaps@cbta.example'),
    failureTitle: 'Failed to register new admin',
    resendLabel: 'try again',
    findKeptInput: () => screen.findByDisplayValue('perhaps@cbta.example'),
    verifyRequest: 'per_page=100',
    appliedText: 'Admin registered but profile not generated.',
  },
  {
    write: 'an administrator’s profile',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/profile/api/v3/profile',
    fillAndSubmit: (user) => registerAdmin(user, `profile${(profileCount += 1)}@cbta.example`),
    failureTitle: 'Failed to register admin profile for new admin',
    resendLabel: 'try again',
    findKeptInput: () => screen.findByDisplayValue(`profile${profileCount}@cbta.example`),
    verifyRequest: 'GET /platform/us-east/profile/',
    appliedText: /^Applied: the profile exists now/,
  },
  {
    write: 'a change of features',
    path: '/agency-dashboard/METRO/agency-appfeatures?application=pay&version=1.0.0&platform=ios',
    request: 'POST /platform/us-east/appfeatures/api/v1/appFeatures',
    fillAndSubmit: async (user) => {
      await user.click(await screen.findByRole('switch', { name: 'pay_wallet' }));
      await clickButton(user, 'Submit Changes');
      await clickButton(user, 'Submit');
    },
    failureTitle: 'Failed to apply changes',
    resendLabel: 'try again',
    findKeptInput: () => screen.findByText('pay_wallet', { selector: '[role="dialog"] *' }),
    verifyRequest: 'GET /platform/us-east/appfeatures/',
    isReadAfterwards: true,
    appliedText: /^Applied: all changes to/,
  },
  {
    write: 'a rule’s edit',
    path: '/agency-dashboard/CBTA/businessRules?open=2',
    request: 'PATCH /platform/us-east/businessrules/api/v1/rule',
    fillAndSubmit: async (user) => {
      await user.click(await screen.findByText('transfer_minutes'));
      await user.clear(await screen.findByLabelText('Value', { selector: 'input' }));
      await user.type(screen.getByLabelText('Value', { selector: 'input' }), '90');
      await user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    },
    failureTitle: 'Business Rule Edit Failure',
    resendLabel: 'Try again',
    findKeptInput: () => screen.findByDisplayValue('90'),
    verifyRequest: '/rules/',
    appliedText: /^Applied: transfer_minutes has the new value/,
  },
];

let profileCount = 0;
async function registerAdmin(user: RenderedRoute['user'], email: string) {
  await pasteInto(user, 'First Name', 'Ada');
  await pasteInto(user, 'Last Name', 'Byron');
  await pasteInto(user, 'Email', email);
  await pasteInto(user, 'Password', PASSWORD);
  await clickButton(user, 'Create');
}
