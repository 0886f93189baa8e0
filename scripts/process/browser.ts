import {chromium} from 'playwright-core';
import {findProgram, isExecutable} from './findProgram';
import {runCommand} from './run';
import {installDebianPackages} from './tools';

/** The one without a window: it spends little more than half of the time on a page. */
const WINDOWLESS = 'chromium-headless-shell';

const PROGRAMS = [
  WINDOWLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Finds a Chromium: that of `CHROME_PATH`, else one on the search path, else Playwright's own. */
function findBrowser(): string | undefined {
  const found = process.env['CHROME_PATH'] || findProgram(PROGRAMS);
  return (
    found ??
    [chromium.executablePath()].find((program) => isExecutable(program))
  );
}

/**
 * Finds a Chromium.
 *
 * @returns the program's path
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
 * Installs a Chromium where there is none, and the one without a window beside a whole one: tests open thousands
 * of pages. Where that cannot be had, or another program was chosen, the one that is there serves as well.
 *
 * @throws Error when there is none afterwards
 */
export async function installBrowser(): Promise<void> {
  if (!process.env['CHROME_PATH'] && !findProgram([WINDOWLESS])) {
    await installDebianPackages([WINDOWLESS]);
  }
  if (!findBrowser()) {
    await runCommand({
      program: 'npx',
      args: ['playwright-core', 'install', 'chromium'],
    });
  }
  requireBrowser();
}
