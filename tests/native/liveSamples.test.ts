import {fireEvent} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {installLiveSamples} from '@site/src/native/liveSamples';
import {setConnection} from './support';

const script = {open: vi.fn(), prepare: vi.fn()};
const {open} = script;
const load = vi.fn<() => Promise<typeof script>>();
installLiveSamples(load);

beforeEach(() => {
  Object.values(script).forEach((each) => each.mockReset());
  load.mockReset().mockResolvedValue(script);
  setConnection({});
  document.body.innerHTML = `<figure>
    <button data-native="live" data-live="run">Run</button><button data-native="live" data-live="edit">Edit</button>
    <div data-sample="0123abcd" data-loading="Loading" data-failed="Failed"></div>
  </figure>
  <figure><button data-native="copy">Copy</button></figure>
  <button data-native="live" data-live="project" data-failed="Not downloaded"><span>Download</span></button>`;
});

const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-live=${name}]`)!.click();
const place = () => document.querySelector<HTMLElement>('[data-sample]')!;

it('loads nothing before a button is pressed', () => {
  document.querySelector<HTMLElement>('[data-native=copy]')!.click();
  document.body.click();
  expect(load).not.toHaveBeenCalled();
});

it.each(['run', 'edit'])('opens the place of the code to %s', async (mode) => {
  press(mode);
  expect(place().textContent).toBe('Loading');
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith(place(), mode));
});

it('says so when the script cannot be had, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  press('run');
  await vi.waitFor(() => expect(place().textContent).toBe('Failed'));
  press('run');
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});

it('leaves what is shown where it is while a second press loads', async () => {
  place().innerHTML = '<section>result</section>';
  press('run');
  expect(place().textContent).toBe('result');
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});

const reach = (name: string) =>
  fireEvent.focusIn(document.querySelector(`[data-live=${name}]`)!);

it('fetches what a sample needs once a reader is about to press its button', async () => {
  fireEvent.focusIn(document.querySelector('[data-native=copy]')!);
  reach('project');
  expect(load).not.toHaveBeenCalled();
  reach('run');
  await vi.waitFor(() => expect(script.prepare).toHaveBeenCalledWith(place()));
  expect(open).not.toHaveBeenCalled();
  expect(place().textContent).toBe('');
});

it('fetches nothing ahead where data is to be spared', () => {
  setConnection({saveData: true});
  reach('run');
  expect(load).not.toHaveBeenCalled();
});

it('hands out the samples of the page, and says when it cannot', async () => {
  const button = () =>
    document.querySelector<HTMLElement>('[data-live=project]')!;
  open.mockRejectedValueOnce(new Error('offline'));
  press('project');
  await vi.waitFor(() => expect(button().dataset['outcome']).toBe('failed'));
  press('project');
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(open).toHaveBeenLastCalledWith(button(), 'project');
  expect(button().dataset['outcome']).toBeUndefined();
  expect(button().textContent).toBe('Download');
});
