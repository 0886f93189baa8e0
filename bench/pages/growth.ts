import {launchBrowser} from '../../tests/support/browserLaunch';
import {rounded, type Figure} from '../lib/figures';
import {bytesOf} from './load';
import type {BenchOptions} from './options';
import {builtSites} from './sites/builtSites';
import {openVisit, PHONE, serving, type ServedSite} from './visit';

/** Most that a first load of this site may grow, in percent. */
const BAR = 2;

/** Bytes of the first load of one page while the site around it grows. */
export async function measureGrowth({sizes}: BenchOptions): Promise<Figure[]> {
  const counts = sizes.length > 0 ? sizes : [90, 1000];
  const figures: Figure[] = [];
  const smallest = new Map<string, number>();
  for (const pages of counts) {
    const sizesOfSites = await serving(await builtSites(pages), weighAll);
    for (const [site, bytes] of sizesOfSites) {
      const before = smallest.get(site) ?? bytes;
      smallest.set(site, before);
      figures.push({
        name: `first load at ${pages} pages`,
        site,
        value: rounded(bytes / 1000),
        unit: 'kB',
      });
      if (pages !== counts[0]) {
        figures.push({
          name: `growth at ${pages} pages`,
          site,
          value: Number(((bytes / before - 1) * 100).toFixed(1)),
          unit: '%',
          ...(site === sizesOfSites[0]![0] ? {atMost: BAR} : {}),
        });
      }
    }
  }
  return figures;
}

async function weighAll(
  served: readonly ServedSite[],
): Promise<[site: string, bytes: number][]> {
  const weighed: [string, number][] = [];
  const browser = await launchBrowser();
  for (const each of served) {
    const visit = await openVisit(browser, each, {
      viewport: PHONE,
      slow: false,
    });
    each.server.take();
    await visit.page.goto(
      visit.link.url + each.site.addressOf(each.corpus.pages[0]!),
    );
    await visit.settle();
    const answers = each.server.take().filter(({isAhead}) => !isAhead);
    weighed.push([each.site.name, bytesOf(answers)]);
    await visit.close();
  }
  await browser.close();
  return weighed;
}
