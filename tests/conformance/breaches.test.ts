import {describe, expect, it} from 'vitest';
import {playTranscript} from '../../scripts/samples/c/playback';
import {formatProblem} from '../../src/content';
import {useFixture} from './fixture';

const folder = useFixture('breaches');

/** Runs the program that breaks a rule, and returns the formatted problems. */
async function breakRule(rule: string): Promise<string[]> {
  const steps = [{line: 1, command: `./breaches ${rule}`, output: ''}];
  const transcript = {file: 'page.mdx', steps, settings: {}};
  return (await playTranscript(transcript, folder())).map(formatProblem);
}

const MESSAGES = {
  'string-twice': 'released before or was not given by the library',
  'own-memory': 'was not given by the library',
  free: 'attempting free on address',
  'read-after-release': 'heap-use-after-free',
  'string-not-released': 'a string was not released with freePointer',
  'handle-not-released': 'a handle was not released with releaseArgoSDK',
  'released-handle': 'run: the handle was released before',
  'handle-twice': 'releaseArgoSDK: the handle was released before',
  'callback-result': 'freePointer',
  'release-while-waiting': 'releaseArgoSDK: another thread is in waitResult',
  'release-while-running': 'releaseArgoSDK: another thread is in run,',
  'call-while-releasing': 'run: another thread is in releaseArgoSDK',
};

describe('the conformance library', () => {
  it.each(Object.entries(MESSAGES))('reports %s', async (rule, message) => {
    const problems = await breakRule(rule);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('page.mdx:1: $ ./breaches');
    expect(problems[0]).toContain('did not end cleanly');
    expect(problems[0]).toContain(message);
  });

  it('accepts a program that keeps the rules', async () => {
    expect(await breakRule('none')).toEqual([]);
  });
});
