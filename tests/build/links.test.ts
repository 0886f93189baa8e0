import {describe, expect, it} from 'vitest';
import {
  BUILDS,
  buildDir,
  buildEnvironment,
} from '../../scripts/test/builds/builds';
import {crawl} from './crawl/crawl';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {readSettings} from '../../src/site/settings';
import {addressReferences} from './crawl/references';
import {allowedHosts, pagesOf} from './site';

describe.each(BUILDS)('$name', (build) => {
  const settings = readSettings(buildEnvironment(build, {}));
  const origin = settings.url;
  const localeRoots = settings.locales.slice(1).map((locale) => `/${locale}`);

  it('has no broken link, anchor, file, id or redirect', () => {
    const rules = {
      origin,
      otherHosts: allowedHosts(settings),
      redirectsAllowed: [
        // Not-found pages answer any address.
        ...['', ...localeRoots].map((root) => `${root}/404.html`),
      ],
    };
    const {pages, looked, otherHosts, problems} = crawl(
      buildDir(build.name),
      rules,
      pagesOf(build.name),
    );
    const references = [...looked.values()].reduce((sum, n) => sum + n, 0);
    console.log(
      `${build.name}: ${references} references on ${pages} pages (${[...looked].map(([kind, n]) => `${kind} ${n}`).join(', ')}); other hosts: ${[...otherHosts].map(([host, n]) => `${host} ${n}`).join(', ')}`,
    );
    expect(problems).toEqual([]);
    for (const kind of ['a[href]', 'link[href]', 'script[src]', 'img[src]']) {
      expect(looked.get(kind), kind).toBeGreaterThan(100);
    }
    expect(otherHosts.size).toBeGreaterThan(0);
  });

  it('is served as it is linked: every address answers at once, without a redirect', async () => {
    const server = await startStaticServer({
      dir: buildDir(build.name),
      port: 0,
    });
    const addresses = new Set(
      pagesOf(build.name).flatMap((page) =>
        addressReferences(page)
          .filter(({kind}) => !kind.startsWith('meta') && kind !== 'link[href]')
          .map(({value}) => new URL(value, origin + page.address))
          .filter((url) => url.origin === origin)
          .map(({pathname}) => pathname),
      ),
    );
    expect(addresses.size).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const address of addresses) {
      const {status} = await fetch(server.url + address, {
        method: 'HEAD',
        redirect: 'manual',
      });
      if (status !== 200 && !localeRoots.includes(address.slice(0, -1))) {
        wrong.push(`${address}: ${status}`);
      }
    }
    await server.close();
    console.log(`${build.name}: ${addresses.size} addresses asked for`);
    expect(wrong).toEqual([]);
  });
});
