/*
 * The maximum size of each route's initial scripts, in kB (1,000 bytes) of gzip. A build that exceeds a budget fails: make
 * the screen smaller, load parts of it lazily, or raise the budget here, where a review sees it.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { getScreenChunks, loadRoutePatterns } = require('./boot-page/bootPage.cjs');

const BUDGETS_KB = {
  login: 163,
  home: 181,
  agencies: 207,
  agencyCreation: 291,
  psoUsers: 249,
  fleet: 278,
  rollout: 295,
  agencyLogin: 211,
  agencyDashboard: 214,
  riders: 200,
  purchaseOrders: 244,
  passes: 243,
  businessRules: 212,
  agencyDiagnostics: 232,
  appFeatures: 236,
  adminUsers: 201,
  adminRegistration: 244,
  riderProfile: 263,
};

/** The sizes of the last production build, for `npm run sizes`. */
const SIZES_FILE = path.resolve(__dirname, '../.build/route-sizes.json');

/** A webpack plugin that fails a production build that exceeds a budget. It reads the sizes of the `.gz` files. */
class RouteBudgets {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RouteBudgets', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('RouteBudgets', () => {
        const sizes = measureRoutes(compilation);
        mkdirSync(path.dirname(SIZES_FILE), { recursive: true });
        writeFileSync(
          SIZES_FILE,
          JSON.stringify(sizes.map((size) => ({ ...size, budget: BUDGETS_KB[size.route] }))),
        );
        for (const { route, kB } of sizes) {
          const budget = BUDGETS_KB[route];
          if (budget !== undefined && kB <= budget) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              budget === undefined
                ? `The route ${route} has no size budget: give it one in scripts/routeBudgets.cjs.`
                : `The route ${route} loads ${kB.toFixed(1)} kB of scripts (gzip); its budget is ${budget} kB (scripts/routeBudgets.cjs).`,
            ),
          );
        }
      });
    });
  }
}

/** Measures each route's initial scripts in kB of gzip: those of every page and those of its screen. */
function measureRoutes(compilation) {
  const filesOf = (chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return Object.keys(loadRoutePatterns()).map((route) => {
    const files = new Set(['portal', ...getScreenChunks(route)].flatMap(filesOf));
    const bytes = [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + getGzipSize(compilation, file), 0);
    return { route, kB: bytes / 1000 };
  });
}

/** A file that compression does not make smaller has no `.gz` file. */
function getGzipSize(compilation, file) {
  return (compilation.getAsset(`${file}.gz`) ?? compilation.getAsset(file)).source.size();
}

module.exports = { BUDGETS_KB, RouteBudgets };
