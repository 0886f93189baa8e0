import {expect, it} from 'vitest';
import {differentTexts} from '../../../scripts/check/interfaceStrings';
import {formatProblem} from '../../../src/sets/problem';
import {DISK} from './support';
import {overlayFiles} from '../../../scripts/check/files';

const FILES = overlayFiles(DISK, {
  'src/b.tsx': "\ntranslate({id: 'site.copied', message: 'Done'});",
});

const COPIED = {id: 'site.copied', message: 'Copied', file: 'src/a.tsx'};

it('names an id with another text in a second file', () => {
  const found = [COPIED, {...COPIED, message: 'Done', file: 'src/b.tsx'}];
  expect(differentTexts(found, FILES).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^src\/b\.tsx:2: "site\.copied" with the text "Done"\n.*"Copied", as src\/a\.tsx has it/,
    ),
  ]);
});

it('lets several files say the same', () => {
  expect(
    differentTexts([COPIED, {...COPIED, file: 'src/b.tsx'}], FILES),
  ).toEqual([]);
});
