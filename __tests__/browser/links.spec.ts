import { expect, signInByStorage, test } from './portalTest';
import { DEMO_PASSWORD } from './sites';

test.describe('a link into an agency', () => {
  test('opens after the operator’s sign-in, which signs in to the agency too', async ({ page }) => {
    await page.goto('/agency-dashboard/CBTA/riders/1000119?tab=passes');
    // The form of index.html is replaced by React's when the guard has redirected.
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Passes' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\/riders\/1000119\?region=us-east&tab=passes$/);
  });
});

test.describe('an agency’s session that ends while a form is open', () => {
  // The browser reports each rejected request.
  test.use({ expectedMessages: [/status of 40[13]/] });

  test('the sign-in says what is kept, and returns to the form with what was typed', async ({ page }) => {
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto('/agency-dashboard/CBTA/admin-registration');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.route('**/auth/api/v3/administrators', (route) => route.fulfill({ status: 401, json: {} }));
    await page.route('**/token/agency', (route) => route.fulfill({ status: 403, json: {} }));
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(
      page.getByText(
        'The session for CBTA ended. What you typed in ADMIN REGISTRATION is kept, except the password.',
      ),
    ).toBeVisible();

    await page.unroute('**/token/agency');
    await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ADMIN REGISTRATION' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  });
});
