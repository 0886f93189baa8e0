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

/** Where a browser may stand. */
export interface BrowserPlaces {
  /** The `CHROME_PATH` variable. */
  readonly chosen: string | undefined;
  /** Folders, as in the `PATH` variable. */
  readonly searchPath: string | undefined;
  /** The path at which Playwright keeps its own browser, if it was installed. */
  readonly playwright: string;
}

function placesHere(): BrowserPlaces {
  return {
    chosen: process.env['CHROME_PATH'],
    searchPath: process.env['PATH'],
    playwright: chromium.executablePath(),
  };
}

/**
 * Finds a Chromium: `CHROME_PATH`, one on the search path, Playwright's own.
 *
 * @throws Error when `CHROME_PATH` is set and leads to no program
 */
export function findBrowser(
  {chosen, searchPath, playwright}: BrowserPlaces = placesHere(),
): string | undefined {
  if (chosen) {
    if (!isExecutable(chosen)) {
      throw new Error(
        `CHROME_PATH: expected the path of a Chromium program, received "${chosen}". Correct it, or unset it to use an installed browser.`,
      );
    }
    return chosen;
  }
  return (
    findProgram(PROGRAMS, searchPath) ??
    (isExecutable(playwright) ? playwright : undefined)
  );
}

/**
 * Finds a Chromium.
 *
 * @returns the program's path
 * @throws Error when there is none
 */
export function requireBrowser(places?: BrowserPlaces): string {
  const found = findBrowser(places);
  if (!found) {
    throw new Error(
      `No Chromium: looked at CHROME_PATH, for ${PROGRAMS.join(', ')} on the PATH, and at ${chromium.executablePath()}. Install one (on Debian: apt-get install chromium, elsewhere: npx playwright-core install chromium), or set CHROME_PATH to its program.`,
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
