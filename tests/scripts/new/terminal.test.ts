import {PassThrough} from 'node:stream';
import {expect, it} from 'vitest';
import {Gone, openTerminal} from '../../../scripts/new/terminal';

const QUESTION = {name: 'set', asks: 'Which set?', choices: ['ocr', 'viewer']};

/** A terminal that types what is written to `input`, and what it shows. */
function terminal() {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), {isTTY: true});
  let shown = '';
  output.on('data', (text: Buffer) => (shown += text.toString()));
  return {input, shown: () => shown, ...openTerminal(input, output)};
}

it('asks with the choices, and takes a line for an answer', async () => {
  const {ask, input, shown, close} = terminal();
  const answer = ask(QUESTION);
  input.write('viewer\n');
  await expect(answer).resolves.toBe('viewer');
  expect(shown()).toContain('Which set?');
  expect(shown()).toContain('one of: ocr, viewer');
  close();
});

it.each([
  ['yes\n', true],
  ['Y\n', true],
  ['\n', true],
  ['no\n', false],
])('is answered by %j', async (typed, agrees) => {
  const {agrees: asked, input, close} = terminal();
  const answer = asked('Write this?');
  input.write(typed);
  await expect(answer).resolves.toBe(agrees);
  close();
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('is left by %s, at a question and for good', async (_name, key) => {
  const {ask, agrees, input} = terminal();
  const answer = ask(QUESTION);
  input.write(key);
  await expect(answer).rejects.toBeInstanceOf(Gone);
  await expect(answer).rejects.toThrow(/^Nothing is written\.$/);
  await expect(agrees('Write this?')).rejects.toBeInstanceOf(Gone);
});

it('is left where its input ends', async () => {
  const {ask, input} = terminal();
  const answer = ask(QUESTION);
  input.end();
  await expect(answer).rejects.toBeInstanceOf(Gone);
});
