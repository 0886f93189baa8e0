import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {SET_BUILDS} from '../../src/sets/builds';
import {hasWholeHistory} from '../../src/plugins/git-history';
import {findAll} from './html';
import {BUILT_LOCALES, pageAt} from './site';

const PAGES = Object.values(SET_BUILDS).flatMap(({changelog}) =>
  changelog ? [changelog.page] : [],
);

describe.each(BUILT_LOCALES)('$name', (built) => {
  it.each(PAGES)(
    '%s has a section for each version, and a feed of them',
    (page) => {
      const sections = findAll(
        pageAt(built, page),
        ({name, attribs}) => name === 'h2' && /^v\d/.test(attribs['id'] ?? ''),
      ).map(({attribs}) => attribs['id']);
      expect(sections).not.toEqual([]);
      const linked = findAll(
        pageAt(built, page),
        ({attribs}) => attribs['type'] === 'application/atom+xml',
      ).map(({name, attribs}) => `${name} ${attribs['href']}`);
      const file = path.join(
        buildDir(built.build),
        `${built.prefix}${page}.xml`,
      );
      if (!hasWholeHistory()) {
        expect([linked, existsSync(file)]).toEqual([[], false]);
        return;
      }
      const address = `${built.prefix}${page}.xml`;
      expect(linked.sort()).toEqual([`a ${address}`, `link ${address}`]);
      const feed = parseDocument(readFileSync(file, 'utf8'), {xmlMode: true});
      const ids = DomUtils.getElementsByTagName('entry', feed).map((entry) =>
        DomUtils.textContent(DomUtils.getElementsByTagName('id', entry)),
      );
      expect(ids.map((id) => id.split('#')[1])).toEqual(sections);
      for (const id of ids) {
        expect(new URL(id).pathname).toBe(built.prefix + page);
      }
    },
  );
});
