import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runFixture, useFixture} from './fixture';

const folder = useFixture('rules');

const NO_ERROR = '"lastError":{"code":0,"name":"ARGO_OK","message":""}}';
const MODE_ERROR =
  '"lastError":{"code":105,"name":"ARGO_E_OPTION","message":"license.mode: expected offline for this action, got online"}}';
const OPENED = '"lastError":{"code":302,"name":"ARGO_E_FILE_NOT_FOUND"';

function device(type: string, index: number): string {
  return `0 "device":{"type":"${type}","index":${index}},"workers":1,"queueCapacity":64}`;
}

/** Statement of the contract and expected output for each rule. */
const RULES: Readonly<
  Record<string, {says: string; prints: readonly string[]}>
> = {
  'release-refuses': {
    says: 'a callback that submits during the release gets ARGO_E_RELEASING',
    prints: [
      'job 1 ends with 0, submits with 205 and 205',
      'job 2 ends with 505, submits with 205 and 205',
      'release 0',
    ],
  },
  'first-page': {
    says: 'of a TIFF file only the first page is read',
    prints: ['0 {"image":{"width":100,"height":50},"text":"","lines":[]}'],
  },
  'late-timeout': {
    says: 'the time limit is checked between steps, and the worker is free afterwards',
    prints: [
      '504, after a step',
      `0 "running":0,"pending":0,"results":0,"license":{"state":"active","mode":"online","expires":null},"lastError":{"code":504,"name":"ARGO_E_TIMEOUT","message":"receipt.jpg"}}`,
    ],
  },
  polling: {
    says: 'states of the queue are not logged and do not change lastError',
    prints: [
      '502 502 501 504',
      `0 ${OPENED},"message":"nowhere.png"}}`,
      'log: run: 302 ARGO_E_FILE_NOT_FOUND: nowhere.png',
    ],
  },
  'failed-job': {
    says: 'the log names the file of a failed job, and the key of a refused one',
    prints: [
      '105',
      'log: job 1: 302 ARGO_E_FILE_NOT_FOUND: nowhere.png',
      'log: runAsyncQueue: 105 ARGO_E_OPTION: colour: unknown key',
    ],
  },
  'log-to-pipe': {
    says: 'a pipe that is read can be the log, and a reader that goes away breaks no call',
    prints: ['303 0 run: 302 ARGO_E_FILE_NOT_FOUND: nowhere.png', '302'],
  },
  order: {
    says: 'runs and jobs get workers in the order of the calls',
    prints: ['job 1', 'job 2', 'run 0', 'job 3'],
  },
  storing: {
    says: 'an activation that cannot be stored fails',
    prints: ['303'],
  },
  'device-index': {
    says: 'device.index counts only where CUDA is used',
    prints: [
      device('cpu', 0),
      device('cpu', 0),
      device('cuda', 1),
      '306 nothing',
      '306 nothing',
      '105 nothing',
    ],
  },
  'hidden-devices': {
    says: 'devices that CUDA_VISIBLE_DEVICES hides are not counted',
    prints: ['1 1 0 0 devices'],
  },
  'repeated-key': {
    says: 'a key that occurs twice in an object is an error',
    prints: ['105 nothing', '105'],
  },
  'long-message': {
    says: 'a message is one line of UTF-8, also when it is cut',
    prints: ['302 0 whole letters'],
  },
  'release-drops-queue': {
    says: 'releaseArgoSDK ends the queue too, with a result that nobody has collected',
    prints: ['0'],
  },
  renewal: {
    says: 'a ready handle recognises again once another has renewed the licence',
    prints: [
      '604 0 0',
      `0 "license":{"state":"active","mode":"online","expires":null},"lastError":{"code":604,"name":"ARGO_E_LICENSE_EXPIRED","message":"the licence has expired"}}`,
    ],
  },
  'null-value': {
    says: 'no key of a MakeUp object takes null',
    prints: ['105 nothing', '105 nothing'],
  },
  'empty-inputs': {
    says: 'neither an empty Base64 string nor an empty list of languages is accepted',
    prints: ['403 105'],
  },
  'order-of-checks': {
    says: 'a call that breaks several rules returns the first of a fixed order',
    prints: ['102 101 103 201 104 105 302 202'],
  },
  'slow-callback': {
    says: 'a callback that runs or waits holds no worker and no input, only its result',
    prints: ['0 0', '0 "pendingBytes":0,"resultBytes":10,"gpus":[]}'],
  },
  'new-queue': {
    says: 'a job that is submitted while releaseQueue waits belongs to the new queue',
    prints: ['0 0 the late job'],
  },
  'job-numbers': {
    says: 'numbers of jobs are unique in the process, as the log names no handle',
    prints: ['unique in the process'],
  },
  signals: {
    says: 'the library installs no handlers, and its threads block all signals',
    prints: ['no handler, own thread'],
  },
  'after-failure': {
    says: 'a failed call leaves the handle in the state that it had',
    prints: [
      '301',
      '0 {"modelBytes":0,"workerBytes":0,"workers":0,"pendingBytes":0,"resultBytes":0,"gpus":[]}',
      '0',
      '307 0',
    ],
  },
};

async function runProgram(
  rule: string,
  licence = 'active online -',
  args: readonly string[] = [],
): Promise<string[]> {
  writeFileSync(path.join(folder(), 'home', 'activation'), licence);
  const {output} = await runFixture(folder(), './rules', [rule, ...args]);
  return output.trimEnd().split('\n');
}

const REVOKE = {action: 'revoke'};
const REQUEST = {
  action: 'request',
  key: '{license-key}',
  requestFile: 'a.req',
};

/** Output of `getStatusJsonStr` from the licence on. */
const licenceStatus = (state: string, mode: string | null, error = NO_ERROR) =>
  `0 "license":${JSON.stringify({state, mode, expires: null})},${error}`;

describe('rules of the contract', () => {
  it.each(Object.entries(RULES))('%s', async (rule, {says, prints}) => {
    expect(await runProgram(rule), says).toEqual(prints);
  });

  it.each<[string, string, object[], string[]]>([
    [
      'a request after a revocation is offline; online is an error',
      'active online -',
      [REVOKE, REQUEST, {...REQUEST, mode: 'online'}],
      [
        licenceStatus('active', 'online'),
        ...['0', licenceStatus('revoked', 'online')],
        ...['0', licenceStatus('requested', 'offline')],
        ...['105', licenceStatus('requested', 'offline', MODE_ERROR)],
      ],
    ],
    [
      'a request leaves an active licence unchanged',
      'active online -',
      [REQUEST],
      [
        licenceStatus('active', 'online'),
        ...['0', licenceStatus('active', 'online')],
      ],
    ],
    [
      'a licence that was never activated has no mode',
      '',
      [{...REQUEST, mode: 'offline'}],
      [
        licenceStatus('none', null),
        ...['0', licenceStatus('requested', 'offline')],
      ],
    ],
    [
      'an expired licence can be revoked once',
      'active offline 2000-01-01',
      [REVOKE, REVOKE],
      [
        expect.stringContaining('"state":"expired","mode":"offline"') as string,
        ...['0', licenceStatus('revoked', 'online')],
        ...['601', expect.stringContaining('"revoked"') as string],
      ],
    ],
  ])('%s', async (_says, licence, actions, prints) => {
    const args = actions.map((license) => JSON.stringify({license}));
    expect(await runProgram('licence', licence, args)).toEqual(prints);
  });
});
