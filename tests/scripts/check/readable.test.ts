import {expect, it} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {readableFirst} from '../../../scripts/check/chooseChecks';
import {overlayFiles} from '../../../scripts/check/files';
import {isDataReadable} from '../../../scripts/check/readable';
import {runChecks} from '../../../scripts/check/run';
import {DISK, sourcesWith} from './support';

it('data can be read, every file of it', () => {
  expect(isDataReadable(DISK)).toBe(true);
});

it.each([
  'i18n/ko/code.json',
  'i18n/ko/questions.json',
  'i18n/ko/search-terms/ocr.json',
  'src/site/vendorAnswers.json',
  'src/sets/topicIds.json',
])('broken JSON is reported once: %s', async (file) => {
  const changes = {[file]: '{\n  "a": 1,\n}\n'};
  expect(isDataReadable(overlayFiles(DISK, changes))).toBe(false);
  const reports = await runChecks(
    readableFirst(CHECKS, [], false),
    sourcesWith(changes),
  );
  const problems = reports.flatMap((report) => report.problems);
  expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([
    `${file}:3`,
  ]);
});
