import {beforeEach, expect, it, vi} from 'vitest';
import {installLiveSamples} from '@site/src/native/liveSamples';

const open = vi.fn();
const load = vi.fn<() => Promise<{open: typeof open}>>();
installLiveSamples(load);

beforeEach(() => {
  open.mockReset();
  load.mockReset().mockResolvedValue({open});
  document.body.innerHTML = `<figure>
    <button data-native="live" data-live="run">Run</button><button data-native="live" data-live="edit">Edit</button>
    <div data-sample="0123abcd" data-loading="Loading" data-failed="Failed"></div>
  </figure>
  <figure><button data-native="copy">Copy</button></figure>`;
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
