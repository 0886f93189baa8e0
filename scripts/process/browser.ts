import {chromium} from 'playwright-core';
import {findProgram, isExecutable} from './findProgram';
import {runCommand} from './run';
import {installDebianPackages} from './tools';

/** Needs little more than half of the time of a full browser per page. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const PROGRAMS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Looks at `CHROME_PATH`, then the `PATH`, then Playwright's own. */
function findBrowser(): string | undefined {
  const found = process.env['CHROME_PATH'] || findProgram(PROGRAMS);
  return (
    found ??
    [chromium.executablePath()].find((program) => isExecutable(program))
  );
}

/**
 * Returns the path of a Chromium.
 *
 * @throws Error when there is none
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
 * Installs a Chromium if there is none, and the faster headless shell unless `CHROME_PATH` chooses another
 * program. Without the headless shell, tests use the full browser.
 *
 * @throws Error when there is still no Chromium
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
