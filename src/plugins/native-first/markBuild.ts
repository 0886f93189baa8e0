import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {APP_AT_IDLE_META} from '../../native/app';
import {routeFiles} from '../built-pages';
import {appReasons, routeComponents, unknownParts} from './appReasons';

const MARK = new RegExp(
  `<meta(?=[^>]*\\sname="?${APP_AT_IDLE_META}"?[\\s>])[^>]*>`,
);
const CONTENT = /\scontent=(?:"([^"]*)"|([^\s>]*))/;

/**
 * Decides which pages of a build load the application at idle, and says so in them.
 *
 * @param script - what stands in such pages besides: it keeps the input of readers from the first moment on
 * @returns a line for the operator: how many do, and why
 */
export function markBuild(build: Props, script: string): string {
  const parts = unknownParts(build);
  const components = routeComponents(build.routes);
  const counts = new Map<string, number>();
  let native = 0;
  let others = 0;
  const files = [
    ...routeFiles(build.routesPaths, build),
    {
      route: `${build.baseUrl}404.html`,
      file: path.join(build.outDir, '404.html'),
    },
  ];
  for (const {route, file} of files) {
    const html = readFileSync(file, 'utf8');
    const mark = MARK.exec(html)?.[0];
    const [, quoted, bare] = CONTENT.exec(mark ?? '') ?? [];
    const own = (quoted ?? bare ?? '').split('; ').filter(Boolean);
    const reasons = appReasons(parts, components.get(route) ?? [], own);
    reasons.forEach((reason) =>
      counts.set(reason, (counts.get(reason) ?? 0) + 1),
    );
    if (reasons.length === 0) {
      native += 1;
      continue;
    }
    others += 1;
    const content = reasons.join('; ').replaceAll('"', '&quot;');
    const meta = mark
      ? ''
      : `<meta name="${APP_AT_IDLE_META}" content="${content}">`;
    writeFileSync(
      file,
      html.replace('</head>', () => `${meta}<script>${script}</script></head>`),
    );
  }
  const why = [...counts].map(([reason, pages]) => `${reason} (${pages})`);
  return `${native} pages native, ${others} load the application at idle${why.length > 0 ? ` because of ${why.join(', ')}` : ''}.`;
}
