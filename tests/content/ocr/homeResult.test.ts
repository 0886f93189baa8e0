import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {NOTICE_RECOGNITION} from '../../../src/components/home/noticeRecognition';

// The outputs of that page are compared with what the reference library prints.
it('shows on the landing pages what the page of run prints for the same image', () => {
  const page = readFileSync('docs-ocr/api/run.mdx', 'utf8');
  const printed = page
    .split('\n')
    .filter((line) => line.startsWith('{"image":'))
    .map((line) => JSON.parse(line) as typeof NOTICE_RECOGNITION);
  const whole = printed.find(
    ({lines}) => lines.length === NOTICE_RECOGNITION.lines.length,
  );
  expect(whole).toMatchObject(NOTICE_RECOGNITION);

  const sample = readFileSync('docs-ocr/_home-sample.mdx', 'utf8');
  expect(sample).toContain('"notice.png"');
});
