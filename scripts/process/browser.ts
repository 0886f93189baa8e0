import {chromium} from 'playwright-core';
import {findProgram, isExecutable} from './tools';
import {runCommand} from './run';
import {installDebianPackages} from './tools';

/** Program of Chromium without a window. A page takes little more than half the time of a full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const PROGRAMS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Finds a browser in `CHROME_PATH`, on the `PATH`, or among Playwright's own, in this order. */
function findBrowser(): string | undefined {
  const found = process.env['CHROME_PATH'] || findProgram(PROGRAMS);
  return (
    found ??
    [chromium.executablePath()].find((program) => isExecutable(program))
  );
}

/**
 * Returns the path of an installed Chromium.
 *
 * @throws Error if none is installed
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (!found || !isExecutable(found)) {
    throw new Error(
      `No Chromium: expected a program, received ${found ? `CHROME_PATH=${found}` : `none of ${PROGRAMS.join(', ')}`}. Install one (on Debian: apt-get install chromium, elsewhere: npx playwright-core install chromium), or set CHROME_PATH to its program.`,
    );
  }
  return found;
}

/**
 * Installs Chromium if it is missing, and the faster headless shell unless `CHROME_PATH` specifies another
 * program. If the headless shell cannot be installed, tests use the full browser.
 *
 * @throws Error if no Chromium is available afterwards
 */
export async function installBrowser(): Promise<void> {
  if (!process.env['CHROME_PATH'] && !findProgram([HEADLESS_SHELL])) {
    await installDebianPackages([HEADLESS_SHELL]);
  }
  if (!findBrowser()) {
    await runCommand({
      program: 'npx',
      args: ['playwright-core', 'install', 'chromium'],
    });
  }
  requireBrowser();
}
