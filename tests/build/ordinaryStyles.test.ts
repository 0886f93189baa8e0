import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {inlineCode} from '../../scripts/hosts/inlineCode';
import {readSheet} from '../support/readSheet';

it('keeps the styles of the classes of Infima that a page uses', () => {
  const html = readFileSync(
    path.join(buildDir(ORDINARY_BUILD.name), 'handbook/infima.html'),
    'utf8',
  );
  const article = /<article>[^]*<\/article>/.exec(html)![0];
  const used = [...article.matchAll(/class="?([^">]*)/g)].flatMap(([, names]) =>
    names!.split(/\s/),
  );
  const infima = readSheet(
    readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  ).classes;
  const {styles} = inlineCode(html);
  const kept = readSheet(styles.map(({text}) => text).join('\n')).classes;
  const ofInfima = used.filter((name) => infima.has(name));
  expect(ofInfima).toEqual(
    expect.arrayContaining(['badge--primary', 'hero--primary', 'shadow--lw']),
  );
  expect(ofInfima.filter((name) => !kept.has(name))).toEqual([]);
});
