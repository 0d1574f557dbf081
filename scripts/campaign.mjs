/*
 * The long test campaigns, by name. `mutations` opens every screen with all kinds of mutated, invalid responses, and
 * parses 2,000 random rows of each entity; `npm test` uses a sample of both. `rollouts` runs 500 generated rollouts with faults at every
 * step and compares each with the platform's audit; `npm test` runs 25. `monkey` performs 1,000 random actions on every screen, five times (MONKEY_ACTIONS,
 * MONKEY_SEEDS).
 */
import { ensureBuilt } from './builds.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { runTool } from './tools.mjs';

const CAMPAIGNS = {
  mutations: () =>
    runTool(
      'jest',
      ['--selectProjects', 'portal', 'domain', '--testPathPatterns', 'mutations|compileParser'],
      {
        MUTATIONS: 'all',
      },
    ),
  rollouts: () =>
    runTool('jest', ['--selectProjects', 'portal', '--testPathPatterns', 'rollout/campaign'], {
      ROLLOUTS: 'all',
    }),
  monkey: () => {
    const browsers = findTestBrowsers();
    ensureBuilt('portal');
    ensureBuilt('platform');
    return runTool(
      'playwright',
      ['test', '--config', 'playwright.faults.config.ts', '--project', 'monkey', '--reporter=list'],
      {
        ...browsers,
        MONKEY_SEEDS: process.env.MONKEY_SEEDS ?? '5',
        MONKEY_ACTIONS: process.env.MONKEY_ACTIONS ?? '1000',
      },
    );
  },
};

const [name] = process.argv.slice(2);
const campaign = CAMPAIGNS[name];
if (!campaign) {
  console.error(`Name a campaign: ${Object.keys(CAMPAIGNS).join(' or ')}`);
  process.exit(1);
}
process.exit(campaign() ? 0 : 1);
