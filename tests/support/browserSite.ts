import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inlineScripts, policyHash} from '../build/crawl/inlineScripts';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';

/** Values of `style` attributes that pages may carry: the classic theme hides its icon sprite so. */
export const ALLOWED_STYLES = ['display: none;'];

/**
 * The strictest policy the site has to work under: scripts and styles from its own files, and the
 * inline scripts, as they stand in the not-found page.
 *
 * @param servers - origins of other hosts that the site is made to talk to
 */
export function strictPolicy(
  dir: string,
  servers: readonly string[] = [],
): string {
  const html = readFileSync(path.join(dir, '404.html'), 'utf8');
  const scripts = inlineScripts(html).map(policyHash);
  const styles = ALLOWED_STYLES.map(policyHash);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src-elem 'self'",
    `style-src-attr 'unsafe-hashes' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...servers].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves a finished build on a free port, under the strict policy. */
export function serveStrictly(
  dir: string,
  servers: readonly string[] = [],
): Promise<StaticServer> {
  return startStaticServer({
    dir,
    port: 0,
    headers: {'content-security-policy': strictPolicy(dir, servers)},
  });
}
