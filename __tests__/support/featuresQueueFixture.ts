import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { clickButton } from '@tests/support/controls';
import { network } from './appFeaturesFixture';
import { openMatrix, respondWithFeatures } from './featureMatrixFixture';

/** Copies all features of pay 1.6.0 ios to pay 1.0.0 ios, in the matrix: a queue of one item, whose switches open. */
export async function copyToFirstVersion(user: UserEvent) {
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'pay 1.0.0 ios' }));
  await clickButton(user, 'Open pay 1.0.0 ios');
}

interface Options {
  /** The features that are on in pay 1.0.0 ios; a test can change them. */
  active?: string[];
  /** Sets up other answers: the first interception counts. */
  prepare?: () => void;
}

/** Opens a queue after which these features are to be on in pay 1.0.0 ios, as in pay 1.6.0 ios. */
export async function openCopyQueue(names: readonly string[], { active = [], prepare }: Options = {}) {
  const page = await openMatrix(
    network,
    {
      'pay 1.0.0 ios': (request) => respondWithFeatures(...active)(request),
      'pay 1.6.0 ios': respondWithFeatures(...names),
    },
    { ...(prepare && { prepare }) },
  );
  await copyToFirstVersion(page.user);
  return { ...page, active };
}
