import {diskFiles} from '../check/files';
import allowed from './allowed.json';
import {checkLinks, renderLinks} from './checkLinks';
import {externalLinks} from './externalLinks';

/**
 * `npm run links`: asks the host of every external link whether the page is there. Fails when one is
 * gone; hosts that are busy or refuse programs are named, no more.
 */
async function main(): Promise<void> {
  const links = externalLinks(diskFiles(process.cwd()));
  if (links.length === 0) {
    throw new Error(
      'npm run links: expected external links, found none. Run it from a full checkout.',
    );
  }
  const asked = await checkLinks(links, allowed, {
    patience: 20_000,
    attempts: 3,
  });
  console.log(renderLinks(asked));
  process.exitCode = asked.some(({answer}) => answer.kind === 'gone') ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
