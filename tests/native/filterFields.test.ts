import {afterEach, expect, it, vi} from 'vitest';
import {installFilterFields} from '../../src/native/filterFields';
import {forgetListeners, put, setConnection, settle} from './support';

afterEach(() => {
  forgetListeners();
  setConnection(undefined);
});

const FIELD = '<input data-native="filter" data-script="/filter.js#sha256-a">';

function tell(field: HTMLElement, type: 'focusin' | 'input'): void {
  field.dispatchEvent(new Event(type, {bubbles: true}));
}

it('loads what answers a field once a reader is about to type, again where it did not come, and never twice', async () => {
  const load = vi
    .fn<(script: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined);
  installFilterFields(load);
  const field = put(FIELD);
  expect(load).not.toHaveBeenCalled();
  tell(field, 'focusin');
  await settle();
  tell(field, 'input');
  await settle();
  tell(field, 'input');
  expect(load.mock.calls).toEqual([
    ['/filter.js#sha256-a'],
    ['/filter.js#sha256-a'],
  ]);
});

it('loads nothing ahead of the first key where the connection is to be spared, and nothing for other fields', async () => {
  const load = vi.fn(() => Promise.resolve());
  vi.resetModules();
  const {installFilterFields: install} =
    await import('../../src/native/filterFields');
  install(load);
  setConnection({saveData: true});
  const field = put(FIELD);
  tell(field, 'focusin');
  tell(put('<input>'), 'input');
  expect(load).not.toHaveBeenCalled();
  tell(put(FIELD), 'input');
  expect(load).toHaveBeenCalledTimes(1);
});
