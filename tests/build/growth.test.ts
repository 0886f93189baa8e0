import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {findAll, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf} from './site';

/** Addresses hold the names of functions, which are titles too: those of more words stand in none. */
const OF_WORDS = /\S \S+ \S/;

it.each(BUILT_LOCALES)(
  '$name: what every page loads holds nothing of single pages but their addresses',
  (built) => {
    const pages = contentPagesOf(built).filter(({address}) =>
      /\/(?:ocr|spreadsheet)\//.test(address),
    );
    const scripts = new Set(
      pages.flatMap((page) =>
        findAll(page, ({attribs}) => attribs['name'] === 'app-scripts')
          .flatMap(({attribs}) => attribs['content']!.split(' '))
          .concat(
            findAll(page, ({name, attribs}) =>
              Boolean(name === 'script' && attribs['src']),
            ).map(({attribs}) => attribs['src']!),
          ),
      ),
    );
    const code = [...scripts]
      .map((address) =>
        readFileSync(
          path.join(buildDir(built.build), address.split('#')[0]!),
          'utf8',
        ),
      )
      .join('\n');
    const titles = pages
      .flatMap((page) => findAll(page, ({name}) => name === 'h1').map(textOf))
      .map((title) => title.replaceAll('\u200b', '').trim())
      .filter((title) => OF_WORDS.test(title));
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => code.includes(title))).toEqual([]);
    // Menus name a few of them once more.
    const counts = pages
      .map(({address}) => code.split(`"${address}"`).length - 1)
      .sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(3);
  },
);

/** A module as the bundler writes it into a script: its number and what it takes. */
const MODULE = /[{,](\d+)(?:\([\w,]*\)\{|:(?:function|\w+=>))/g;

it.each(BUILT_LOCALES)(
  '$name: no module stands in the scripts of half the pages: what most need, the application has',
  (built) => {
    const folder = path.join(buildDir(built.build), built.prefix, 'assets/js');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const counts = new Map<string, number>();
    for (const name of scripts) {
      const code = readFileSync(path.join(folder, name), 'utf8');
      for (const id of new Set(
        [...code.matchAll(MODULE)].map(([, id]) => id!),
      )) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    expect(counts.size).toBeGreaterThan(300);
    const half = contentPagesOf(built).length / 2;
    expect([...counts].filter(([, count]) => count > half)).toEqual([]);
  },
);
